import { BrowserWindow, nativeTheme, screen } from 'electron';
import { isSmallScreen, type WindowSetup, windowOptions } from './window-options';

/** Creates the window, still empty. At a desk it stays hidden until its page is painted. */
export function createMainWindow(setup: Omit<WindowSetup, 'theme'>): BrowserWindow {
  const window = new BrowserWindow(windowOptions({ ...setup, theme: nativeTheme }));
  window.once('ready-to-show', () => {
    if (setup.settings.mode === 'kiosk') return;
    if (isSmallScreen(screen.getPrimaryDisplay().workAreaSize)) window.maximize();
    else window.show();
  });
  return window;
}

/** Brings the window to the front, as users expect when they start the app again. */
export function focusMainWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}
