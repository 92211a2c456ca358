import { expect, it, vi } from 'vitest';
import { handleKioskMessages, type KioskHandlers } from '../../../../../electron/main/kiosk/ipc';
import { fakeContents } from '../../../../support/desktop/fake-contents';

function kiosk() {
  const page = fakeContents();
  const handlers = {
    checkPin: vi.fn<KioskHandlers['checkPin']>(() => ({ result: 'accepted' })),
    leave: vi.fn<() => void>(),
    reset: vi.fn<() => void>(),
    alive: vi.fn<() => void>(),
  };
  handleKioskMessages(page.contents, 'app://site/', handlers);
  return { ...page, handlers };
}

it('handles the messages of the kiosk, without arguments, and no others', () => {
  const { send, handlers, messageChannels, requestChannels } = kiosk();
  expect(messageChannels()).toEqual(['kiosk:leave', 'kiosk:reset', 'kiosk:alive']);
  expect(requestChannels()).toEqual(['kiosk:check-pin']);
  for (const name of ['leave', 'reset', 'alive'] as const) {
    send(`kiosk:${name}`, ['something']);
    expect(handlers[name].mock.calls).toEqual([[]]);
  }
});

it('replies whether a PIN is accepted', () => {
  const { request, handlers } = kiosk();
  expect(request('kiosk:check-pin', ['1234', 'more'])).toEqual({ result: 'accepted' });
  expect(handlers.checkPin.mock.calls).toEqual([['1234']]);
});

it.each([1234, null, undefined, {}, ['1234'], 'x'.repeat(65)])('refuses %j as a PIN', (attempt) => {
  const { request, handlers } = kiosk();
  expect(request('kiosk:check-pin', [attempt])).toEqual({ result: 'refused' });
  expect(handlers.checkPin).not.toHaveBeenCalled();
});
