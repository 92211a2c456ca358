import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { hostPort } from '../../../../electron/preload/host-port';

function mainProcess() {
  const emitter = new EventEmitter();
  const send = vi.fn<(channel: string, ...args: unknown[]) => void>();
  const main = Object.assign(emitter, { send }) as unknown as Parameters<typeof hostPort>[1];
  return { main, emitter, send };
}

const times = { idleSeconds: 120, warningSeconds: 30 };
const display = { inches: 43, lowerEdgeMm: 600 };
const keypad = 'numeric';

describe('hostPort in kiosk mode', () => {
  function kiosk() {
    const { main, send } = mainProcess();
    const host = hostPort({ mode: 'kiosk', times, display, keypad, asksForPin: true }, main);
    if (host.mode !== 'kiosk') throw new Error('not a kiosk');
    return { port: host.kiosk, send };
  }

  it('sends each message on its channel', () => {
    const { port, send } = kiosk();
    port.leave?.();
    port.reportReset();
    port.restart();
    port.startContent?.reportRefused('notJson');
    expect(send.mock.calls).toEqual([
      ['kiosk:leave'],
      ['kiosk:reportReset'],
      ['kiosk:restart'],
      ['startContent:reportRefused', 'notJson'],
    ]);
  });
});

it('passes on no argument that the contract does not name, such as the event of a press', () => {
  const { main, send } = mainProcess();
  const invoke = vi.fn<(channel: string, ...args: unknown[]) => Promise<unknown>>();
  const host = hostPort(
    { mode: 'kiosk', times, display, keypad, asksForPin: true },
    Object.assign(main, { invoke }),
  );
  if (host.mode !== 'kiosk') throw new Error('not a kiosk');
  const { leave, checkPin } = host.kiosk as unknown as Record<string, (...args: unknown[]) => void>;
  const event = { target: () => undefined };
  leave?.(event);
  checkPin?.('1234', event);
  expect(send.mock.calls).toEqual([['kiosk:leave']]);
  expect(invoke.mock.calls).toEqual([['kiosk:checkPin', '1234']]);
});

describe('hostPort in desk mode', () => {
  function desk() {
    const { main, emitter } = mainProcess();
    const host = hostPort({ mode: 'desk', language: 'en', isMac: false }, main);
    if (host.mode !== 'desk') throw new Error('not a desk');
    return { port: host.desk, emitter };
  }

  it('passes screens to the listener without the event, until it unsubscribes', () => {
    const { port, emitter } = desk();
    const listener = vi.fn<(path: string) => void>();
    const unsubscribe = port.onOpenScreen(listener);
    emitter.emit('desk:onOpenScreen', { sender: {} }, '/about');
    unsubscribe();
    emitter.emit('desk:onOpenScreen', { sender: {} }, '/services');
    expect(listener.mock.calls).toEqual([['/about']]);
    expect(emitter.listenerCount('desk:onOpenScreen')).toBe(0);
  });
});
