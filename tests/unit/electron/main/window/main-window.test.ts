import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMainWindow } from '../../../../../electron/main/window/main-window';
import type { HostSettings } from '../../../../../electron/shared/host-settings';

/** A window that only counts how often it was shown. */
class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  readonly show = vi.fn<() => void>();
  readonly maximize = vi.fn<() => void>();
  isGone = false;

  isDestroyed(): boolean {
    return this.isGone;
  }
}

const electron = vi.hoisted(() => ({
  BrowserWindow: class {},
  nativeTheme: {},
  screen: { getPrimaryDisplay: () => ({ workAreaSize: { width: 1920, height: 1080 } }) },
}));
vi.mock('electron', () => electron);

beforeEach(() => {
  vi.useFakeTimers();
  electron.BrowserWindow = FakeWindow;
});

function createWindow(settings: HostSettings = { mode: 'desk', language: 'en', isMac: false }) {
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

it('maximizes the window on a small screen, and then gives it the focus', () => {
  const workAreaSize = { width: 1024, height: 700 };
  vi.spyOn(electron.screen, 'getPrimaryDisplay').mockReturnValueOnce({ workAreaSize });
  const window = createWindow();
  window.emit('ready-to-show');
  const [maximized = 0] = window.maximize.mock.invocationCallOrder;
  const [shown = 0] = window.show.mock.invocationCallOrder;
  expect(maximized).toBeGreaterThan(0);
  expect(shown).toBeGreaterThan(maximized);
});
