import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { hostPort, type MainProcess } from '../../../../electron/preload/host-port';

function mainProcess() {
  const emitter = new EventEmitter();
  const send = vi.fn<(channel: string, ...args: unknown[]) => void>();
  const invoke = vi.fn<(channel: string, ...args: unknown[]) => Promise<unknown>>();
  const main = Object.assign(emitter, { send, invoke }) as unknown as MainProcess;
  return { main, emitter, send, invoke };
}

const times = { idleSeconds: 120, warningSeconds: 30 };
const display = { inches: 43, lowerEdgeMm: 600 };
const keypad = 'numeric';

describe('hostPort in kiosk mode', () => {
  function kiosk() {
    const { main, send, invoke } = mainProcess();
    const host = hostPort({ mode: 'kiosk', times, display, keypad, asksForPin: true }, main);
    if (host.mode !== 'kiosk') throw new Error('not a kiosk');
    return { port: host.kiosk, send, invoke };
  }

  it('exposes its settings', () =>
    expect(kiosk().port).toMatchObject({ times, display, keypad, asksForPin: true }));

  it('sends each message on its channel, without arguments', () => {
    const { port, send } = kiosk();
    port.leave();
    port.reportReset();
    port.reportAlive();
    expect(send.mock.calls).toEqual([['kiosk:leave'], ['kiosk:reset'], ['kiosk:alive']]);
  });

  it('restarts the page by ending its heartbeat, which the main process takes for a hang', () => {
    const { port, send } = kiosk();
    port.restart();
    port.reportAlive();
    port.reportReset();
    expect(send.mock.calls).toEqual([['kiosk:reset']]);
  });

  it('asks the main process to check a PIN', async () => {
    const { port, invoke } = kiosk();
    invoke.mockResolvedValue({ result: 'refused' });
    expect(await port.checkPin('1234')).toEqual({ result: 'refused' });
    expect(invoke.mock.calls).toEqual([['kiosk:check-pin', '1234']]);
  });
});

describe('hostPort in desk mode', () => {
  function desk() {
    const { main, emitter, send } = mainProcess();
    const host = hostPort({ mode: 'desk' }, main);
    if (host.mode !== 'desk') throw new Error('not a desk');
    return { port: host.desk, emitter, send };
  }

  it('reports edits', () => {
    const { port, send } = desk();
    port.reportEdits(true);
    expect(send.mock.calls).toEqual([['desk:edits', true]]);
  });

  it('passes screens to the listener without the event, until it unsubscribes', () => {
    const { port, emitter } = desk();
    const listener = vi.fn<(path: string) => void>();
    const unsubscribe = port.onOpenScreen(listener);
    emitter.emit('desk:open-screen', { sender: {} }, '/about');
    unsubscribe();
    emitter.emit('desk:open-screen', { sender: {} }, '/services');
    expect(listener.mock.calls).toEqual([['/about']]);
    expect(emitter.listenerCount('desk:open-screen')).toBe(0);
  });
});
