import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { type KioskHandlers, listenToDesk, listenToKiosk } from '../../../../../electron/main/security/ipc';

type Handler = (event: object, ...args: unknown[]) => unknown;

function page() {
  const questions = new Map<string, Handler>();
  const messages = new EventEmitter();
  const mainFrame = { url: 'app://site/#/about' };
  const ipc = Object.assign(messages, {
    handle: (channel: string, handler: Handler) => questions.set(channel, handler),
  });
  const ask = (channel: string, event: object, ...args: unknown[]) =>
    questions.get(channel)?.(event, ...args);
  return { contents: { ipc, mainFrame } as unknown as WebContents, messages, ask, mainFrame, questions };
}

function kiosk() {
  const given = page();
  const handlers = {
    checkPin: vi.fn<KioskHandlers['checkPin']>(() => ({ result: 'accepted' })),
    leave: vi.fn<() => void>(),
    reset: vi.fn<() => void>(),
    alive: vi.fn<() => void>(),
  };
  listenToKiosk(given.contents, 'app://site/', handlers);
  return { ...given, handlers };
}

describe('listenToKiosk', () => {
  it('listens on the channels of the kiosk and on no other', () => {
    const { messages, questions } = kiosk();
    expect(messages.eventNames()).toEqual(['kiosk:leave', 'kiosk:reset', 'kiosk:alive']);
    expect([...questions.keys()]).toEqual(['kiosk:check-pin']);
  });

  it.each(['leave', 'reset', 'alive'] as const)('hears %s from the site, without arguments', (name) => {
    const { messages, handlers, mainFrame } = kiosk();
    messages.emit(`kiosk:${name}`, { senderFrame: mainFrame }, 'something');
    expect(handlers[name].mock.calls).toEqual([[]]);
  });

  it.each([
    ['a frame inside the page', { url: 'app://site/' }],
    ['a frame that has gone', null],
  ])('hears nothing from %s', (_what, senderFrame) => {
    const { messages, handlers, ask } = kiosk();
    messages.emit('kiosk:leave', { senderFrame });
    expect(handlers.leave).not.toHaveBeenCalled();
    expect(() => ask('kiosk:check-pin', { senderFrame }, '1234')).toThrow('Only the site');
    expect(handlers.checkPin).not.toHaveBeenCalled();
  });

  it.each(['data:text/html,hello', 'app://elsewhere/', 'https://site/', ''])(
    'hears nothing from another page: %s',
    (url) => {
      const { messages, handlers, mainFrame } = kiosk();
      mainFrame.url = url;
      messages.emit('kiosk:leave', { senderFrame: mainFrame });
      expect(handlers.leave).not.toHaveBeenCalled();
    },
  );

  it('answers about a PIN', () => {
    const { ask, mainFrame, handlers } = kiosk();
    expect(ask('kiosk:check-pin', { senderFrame: mainFrame }, '1234', 'more')).toEqual({
      result: 'accepted',
    });
    expect(handlers.checkPin.mock.calls).toEqual([['1234']]);
  });

  it.each([1234, null, undefined, {}, ['1234'], 'x'.repeat(65)])('refuses %j for a PIN', (given) => {
    const { ask, mainFrame, handlers } = kiosk();
    expect(ask('kiosk:check-pin', { senderFrame: mainFrame }, given)).toEqual({ result: 'refused' });
    expect(handlers.checkPin).not.toHaveBeenCalled();
  });
});

describe('listenToDesk', () => {
  it('hears about edits, and of nothing that is not yes or no', () => {
    const { contents, messages, mainFrame, questions } = page();
    const edits = vi.fn<(edited: boolean) => void>();
    listenToDesk(contents, 'app://site/', { edits });
    for (const given of [true, 'yes', 1, undefined, false]) {
      messages.emit('desk:edits', { senderFrame: mainFrame }, given);
    }
    expect(edits.mock.calls).toEqual([[true], [false]]);
    expect(messages.eventNames()).toEqual(['desk:edits']);
    expect(questions.size).toBe(0);
  });
});
