import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMainWindow } from '../../../../../electron/main/window/main-window';

/** A window that only counts how often it was shown. */
class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  readonly show = vi.fn();
  isGone = false;
  readonly isDestroyed = () => this.isGone;
}

const electron = vi.hoisted(() => ({
  BrowserWindow: class {},
  nativeTheme: {},
  screen: { getPrimaryDisplay: () => ({ workAreaSize: { width: 1920, height: 1080 } }) },
}));
vi.mock('electron', () => electron);
electron.BrowserWindow = FakeWindow;

beforeEach(() => void vi.useFakeTimers());

function createWindow() {
  const settings = { mode: 'desk', language: 'en', isMac: false } as const;
  return createMainWindow({ settings, preload: '', session: {} as Session }) as unknown as FakeWindow;
}

/** What may show a window; on Wayland the first of these may never come. */
const triggers: Readonly<Record<string, (window: FakeWindow) => void>> = {
  'its first paint': (window) => window.emit('ready-to-show'),
  'its loaded page': (window) => window.webContents.emit('did-finish-load'),
  'three seconds': () => vi.advanceTimersByTime(3_000),
};
const names = Object.keys(triggers);

it.each(names)('shows the window of a desk after %s, once, unless it was closed before', (first) => {
  const [window, closed] = [createWindow(), createWindow()];
  closed.isGone = true;
  vi.advanceTimersByTime(2_999);
  expect(window.show).not.toHaveBeenCalled();
  for (const each of [window, closed]) triggers[first]?.(each);
  expect(window.show).toHaveBeenCalledOnce();
  for (const name of names) triggers[name]?.(window);
  expect(window.show).toHaveBeenCalledOnce();
  expect(closed.show).not.toHaveBeenCalled();
});
