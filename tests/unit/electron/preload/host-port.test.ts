import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { hostPort } from '../../../../electron/preload/host-port';

function mainProcess() {
  const main = Object.assign(new EventEmitter(), {
    send: vi.fn<(channel: string, ...args: unknown[]) => void>(),
    invoke: vi.fn<(channel: string, ...args: unknown[]) => Promise<unknown>>(),
  });
  return { ...main, main, ipc: main as unknown as Parameters<typeof hostPort>[1] };
}

function kiosk() {
  const { send, invoke, ipc } = mainProcess();
  const times = { idleSeconds: 120, warningSeconds: 30 };
  const display = { inches: 43, lowerEdgeMm: 600 };
  const host = hostPort({ mode: 'kiosk', times, display, keypad: 'numeric', asksForPin: true }, ipc);
  if (host.mode !== 'kiosk') throw new Error('not a kiosk');
  return { port: host.kiosk, send, invoke };
}

it('passes on no argument that the contract does not name, such as the event of a press', () => {
  const { port, send, invoke } = kiosk();
  const { leave, checkPin } = port as unknown as Record<string, (...args: unknown[]) => void>;
  const event = { target: () => undefined };
  leave?.(event);
  checkPin?.('1234', event);
  expect(send.mock.calls).toEqual([['kiosk:leave']]);
  expect(invoke.mock.calls).toEqual([['kiosk:checkPin', '1234']]);
});
