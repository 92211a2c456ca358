import { EventEmitter } from 'node:events';
import type { IpcRenderer } from 'electron';
import { expect, it, vi } from 'vitest';
import { hostPort } from '../../../../electron/preload/host-port';

it('passes on no argument that the contract does not name, such as the event of a press', () => {
  const [send, invoke] = [vi.fn(), vi.fn()];
  const ipc = Object.assign(new EventEmitter(), { send, invoke }) as unknown as IpcRenderer;
  const times = { idleSeconds: 120, warningSeconds: 30 };
  const display = { inches: 43, lowerEdgeMm: 600 };
  const host = hostPort({ mode: 'kiosk', times, display, keypad: 'numeric', asksForPin: true }, ipc);
  const { leave, checkPin } = ('kiosk' in host ? host.kiosk : {}) as Record<
    string,
    (...args: unknown[]) => void
  >;
  const event = { target: () => undefined };
  leave?.(event);
  checkPin?.('1234', event);
  expect(send.mock.calls).toEqual([['kiosk:leave']]);
  expect(invoke.mock.calls).toEqual([['kiosk:checkPin', '1234']]);
});
