import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lockWindow, refuseGestures, stayAwake } from '../../../../../electron/main/kiosk/lock-window';

const electron = vi.hoisted(() => ({
  app: { commandLine: { appendSwitch: vi.fn<(...args: string[]) => void>() }, on: vi.fn<AppOn>() },
  powerSaveBlocker: { start: vi.fn<(type: string) => number>() },
}));
type AppOn = (name: string, listener: () => void) => void;
vi.mock('electron', () => electron);

beforeEach(() => {
  vi.clearAllMocks();
});

function lockedWindow() {
  const webContents = Object.assign(new EventEmitter(), {
    setVisualZoomLevelLimits: vi.fn<(...limits: number[]) => Promise<void>>(async () => undefined),
  });
  const window = Object.assign(new EventEmitter(), { webContents });
  lockWindow(window as unknown as BrowserWindow);
  const isPrevented = (emitter: EventEmitter, name: string, ...args: object[]) => {
    const preventDefault = vi.fn<() => void>();
    emitter.emit(name, { preventDefault }, ...args);
    return preventDefault.mock.calls.length > 0;
  };
  return { window, webContents, isPrevented };
}

describe('lockWindow', () => {
  it('stops the keys that lead out, and no others', () => {
    const { webContents, isPrevented } = lockedWindow();
    expect(isPrevented(webContents, 'before-input-event', { key: 'r', control: true })).toBe(true);
    expect(isPrevented(webContents, 'before-input-event', { key: 'r' })).toBe(false);
  });

  it('opens no context menu', () => {
    const { webContents, isPrevented } = lockedWindow();
    expect(isPrevented(webContents, 'context-menu', {})).toBe(true);
  });

  it('keeps every page it loads at its size', () => {
    const { webContents } = lockedWindow();
    webContents.emit('did-finish-load');
    expect(webContents.setVisualZoomLevelLimits.mock.calls).toEqual([[1, 1]]);
  });

  it('stays open until the app itself quits', () => {
    const { window, isPrevented } = lockedWindow();
    expect(isPrevented(window, 'close')).toBe(true);
    const [name, quit] = electron.app.on.mock.lastCall ?? [];
    expect(name).toBe('before-quit');
    quit?.();
    expect(isPrevented(window, 'close')).toBe(false);
  });
});

describe('refuseGestures', () => {
  it('takes pinching and swiping back away', () => {
    refuseGestures();
    expect(electron.app.commandLine.appendSwitch.mock.calls).toEqual([
      ['disable-pinch'],
      ['overscroll-history-navigation', '0'],
    ]);
  });
});

describe('stayAwake', () => {
  it('keeps the display on', () => {
    stayAwake();
    expect(electron.powerSaveBlocker.start.mock.calls).toEqual([['prevent-display-sleep']]);
  });
});
