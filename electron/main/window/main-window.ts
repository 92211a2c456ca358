import { BrowserWindow, nativeTheme, screen } from 'electron';
import { isSmallScreen, type WindowSetup, windowOptions } from './window-options';

/** How long a window stays hidden if none of its events arrives. */
const MAX_HIDDEN_MS = 3_000;

/** Shows a hidden window once, after its first paint if possible: on Wayland `ready-to-show` may never be emitted. */
function showWhenReady(window: BrowserWindow): void {
  const show = () => {
    window.off('ready-to-show', show);
    clearTimeout(timer);
    if (window.isDestroyed()) return;
    window.webContents.off('did-finish-load', show);
    if (isSmallScreen(screen.getPrimaryDisplay().workAreaSize)) window.maximize();
    // Maximizing on macOS shows a window without giving it the focus.
    window.show();
  };
  const timer = setTimeout(show, MAX_HIDDEN_MS);
  window.on('ready-to-show', show);
  window.webContents.on('did-finish-load', show);
}

/** Creates an empty window, which at a desk stays hidden until its page is painted. */
export function createMainWindow(setup: Omit<WindowSetup, 'theme'>): BrowserWindow {
  const window = new BrowserWindow(windowOptions({ ...setup, theme: nativeTheme }));
  if (setup.settings.mode === 'desk') showWhenReady(window);
  return window;
}

/** Brings the window to the front, as users expect when they start the app again. */
export function focusMainWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}
