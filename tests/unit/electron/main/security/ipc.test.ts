import type { WebContents } from 'electron';
import { expect, it, vi } from 'vitest';
import { sendToPage, serve } from '../../../../../electron/main/security/ipc';
import { fakeContents } from '../../fake-contents';

function served() {
  const page = fakeContents();
  const handlers = {
    reportShown: vi.fn<(sha256: string | undefined) => void>(),
    reportRefused: vi.fn<(reason: string) => void>(),
    begin: vi.fn<() => Promise<undefined>>(async () => undefined),
    read: vi.fn<() => Promise<undefined>>(async () => undefined),
  };
  serve(page.contents, 'app://site/', 'startContent', handlers);
  return { ...page, ...handlers };
}

it('passes on the arguments of messages and requests from the site, and replies', async () => {
  const { send, request, reportRefused, read } = served();
  send('startContent:reportRefused', ['notJson']);
  expect(reportRefused.mock.calls).toEqual([['notJson']]);
  expect(await request('startContent:read', [undefined])).toBeUndefined();
  expect(read).toHaveBeenCalledOnce();
});

it.each<[what: string, senderFrame: object | null | undefined, url?: string]>([
  ['a subframe', { url: 'app://site/' }],
  ['a frame that no longer exists', null],
  ...['data:text/html,hello', 'app://elsewhere/', 'https://site/', ''].map(
    (url): [string, undefined, string] => [`the page ${url}`, undefined, url],
  ),
])('ignores %s', (_what, senderFrame, url = 'app://site/') => {
  const { send, request, mainFrame, reportRefused, read } = served();
  mainFrame.url = url;
  send('startContent:reportRefused', ['notJson'], senderFrame);
  expect(reportRefused).not.toHaveBeenCalled();
  expect(() => request('startContent:read', [], senderFrame)).toThrow('Only the site');
  expect(read).not.toHaveBeenCalled();
});

it('ignores messages, and refuses requests, whose arguments fail their checks', () => {
  const { send, request, reportRefused, read } = served();
  for (const nonsense of [undefined, 7, '<b>text of the file</b>']) {
    send('startContent:reportRefused', [nonsense]);
  }
  expect(reportRefused).not.toHaveBeenCalled();
  expect(() => request('startContent:read', ['no hash'])).toThrow('as agreed');
  expect(read).not.toHaveBeenCalled();
});

it('sends to the page', () => {
  const send = vi.fn<(...args: unknown[]) => void>();
  sendToPage({ send } as unknown as WebContents, 'onOpenScreen', '/about');
  expect(send.mock.calls).toEqual([['desk:onOpenScreen', '/about']]);
});
