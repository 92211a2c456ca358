import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { lockWindow } from '../../../../../electron/main/kiosk/lock-window';

const on = vi.hoisted(() => vi.fn<(name: string, listener: () => void) => void>());
vi.mock('electron', () => ({ app: { on } }));

function lockedWindow() {
  const webContents = Object.assign(new EventEmitter(), {
    setVisualZoomLevelLimits: vi.fn<(...limits: number[]) => Promise<void>>(async () => undefined),
  });
  const setAlwaysOnTop = vi.fn<(flag: boolean, level: string) => void>();
  const window = Object.assign(new EventEmitter(), { webContents, setAlwaysOnTop });
  lockWindow(window as unknown as BrowserWindow);
  const isPrevented = (emitter: EventEmitter, name: string, ...args: object[]) => {
    const preventDefault = vi.fn<() => void>();
    emitter.emit(name, { preventDefault }, ...args);
    return preventDefault.mock.calls.length > 0;
  };
  return { window, webContents, isPrevented };
}

it('blocks keys that lead out of the site, and menus: of the page, and of the window by Alt+Space on Windows', () => {
  const { window, webContents, isPrevented } = lockedWindow();
  expect(isPrevented(webContents, 'before-input-event', { key: 'r', control: true })).toBe(true);
  expect(isPrevented(webContents, 'before-input-event', { key: 'r' })).toBe(false);
  expect(isPrevented(webContents, 'context-menu', {})).toBe(true);
  expect(isPrevented(window, 'system-context-menu', { x: 0, y: 0 })).toBe(true);
});

it('does not hold up the end of a Windows session, of which only the window is told', () => {
  const { window, isPrevented } = lockedWindow();
  expect(isPrevented(window, 'query-session-end')).toBe(false);
  expect(isPrevented(window, 'close')).toBe(true);
  window.emit('session-end');
  expect(isPrevented(window, 'close')).toBe(false);
});
