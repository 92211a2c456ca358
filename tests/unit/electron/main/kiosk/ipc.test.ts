import { describe, expect, it, vi } from 'vitest';
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

describe('handleKioskMessages', () => {
  it('listens on the channels of the kiosk and on no others', () => {
    const { messageChannels, requestChannels } = kiosk();
    expect(messageChannels()).toEqual(['kiosk:leave', 'kiosk:reset', 'kiosk:alive']);
    expect(requestChannels()).toEqual(['kiosk:check-pin']);
  });

  it.each(['leave', 'reset', 'alive'] as const)('handles %s from the site, without arguments', (name) => {
    const { send, handlers } = kiosk();
    send(`kiosk:${name}`, ['something']);
    expect(handlers[name].mock.calls).toEqual([[]]);
  });

  it('ignores messages and rejects requests that do not come from the site', () => {
    const { send, request, handlers } = kiosk();
    for (const name of ['leave', 'reset', 'alive'] as const) {
      send(`kiosk:${name}`, [], null);
      expect(handlers[name]).not.toHaveBeenCalled();
    }
    expect(() => request('kiosk:check-pin', ['1234'], null)).toThrow('Only the site');
    expect(handlers.checkPin).not.toHaveBeenCalled();
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
});
