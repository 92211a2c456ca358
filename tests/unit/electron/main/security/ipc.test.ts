import { expect, it, vi } from 'vitest';
import { serve } from '../../../../../electron/main/security/ipc';
import { fakeContents } from '../../fake-contents';

function served() {
  const page = fakeContents();
  const handlers = {
    reportShown: vi.fn<(sha256: string | undefined) => void>(),
    reportRefused: vi.fn<(reason: string) => void>(),
    begin: vi.fn<() => Promise<undefined>>(async () => undefined),
  };
  serve(page.contents, 'app://site/', 'startContent', handlers);
  const checkPin = vi.fn<() => { kind: 'accepted' }>(() => ({ kind: 'accepted' }));
  const others = { leave: vi.fn(), reportReset: vi.fn(), reportAlive: vi.fn(), restart: vi.fn() };
  serve(page.contents, 'app://site/', 'kiosk', { checkPin, ...others });
  return { ...page, ...handlers, checkPin };
}

it('passes on the arguments of messages and requests from the site, and replies', async () => {
  const { send, request, reportRefused, checkPin } = served();
  send('startContent:reportRefused', ['notJson']);
  expect(reportRefused.mock.calls).toEqual([['notJson']]);
  expect(await request('kiosk:checkPin', ['2468'])).toEqual({ kind: 'accepted' });
  expect(checkPin.mock.calls).toEqual([['2468']]);
});

it.each<[what: string, senderFrame: object | null | undefined, url?: string]>([
  ['a subframe', { url: 'app://site/' }],
  ['a frame that no longer exists', null],
  ...['data:text/html,hello', 'app://elsewhere/', 'https://site/', ''].map(
    (url): [string, undefined, string] => [`the page ${url}`, undefined, url],
  ),
])('ignores %s', (_what, senderFrame, url = 'app://site/') => {
  const { send, request, mainFrame, reportRefused, checkPin } = served();
  mainFrame.url = url;
  send('startContent:reportRefused', ['notJson'], senderFrame);
  expect(reportRefused).not.toHaveBeenCalled();
  expect(() => request('kiosk:checkPin', ['2468'], senderFrame)).toThrow('Only the site');
  expect(checkPin).not.toHaveBeenCalled();
});
