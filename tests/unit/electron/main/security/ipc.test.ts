import { expect, it, vi } from 'vitest';
import { siteChannels } from '../../../../../electron/main/security/ipc';
import { fakeContents } from '../../../../support/desktop/fake-contents';

function channels() {
  const page = fakeContents();
  const onLeave = vi.fn<(...args: unknown[]) => void>();
  const onCheckPin = vi.fn<(...args: unknown[]) => string>(() => 'reply');
  const { on, handle } = siteChannels(page.contents, 'app://site/');
  on('kiosk:leave', onLeave);
  handle('kiosk:check-pin', onCheckPin);
  return { ...page, onLeave, onCheckPin };
}

it('passes on the arguments of messages and requests from the site, and replies', () => {
  const { send, request, onLeave, onCheckPin } = channels();
  send('kiosk:leave', [1, 2]);
  expect(onLeave.mock.calls).toEqual([[1, 2]]);
  expect(request('kiosk:check-pin', ['1234'])).toBe('reply');
  expect(onCheckPin.mock.calls).toEqual([['1234']]);
});

it.each([
  ['a subframe', { url: 'app://site/' }],
  ['a frame that no longer exists', null],
])('ignores %s', (_what, senderFrame) => {
  const { send, request, onLeave, onCheckPin } = channels();
  send('kiosk:leave', [], senderFrame);
  expect(onLeave).not.toHaveBeenCalled();
  expect(() => request('kiosk:check-pin', ['1234'], senderFrame)).toThrow('Only the site');
  expect(onCheckPin).not.toHaveBeenCalled();
});

it.each(['data:text/html,hello', 'app://elsewhere/', 'https://site/', ''])(
  'ignores another page: %s',
  (url) => {
    const { send, mainFrame, onLeave } = channels();
    mainFrame.url = url;
    send('kiosk:leave');
    expect(onLeave).not.toHaveBeenCalled();
  },
);
