import { BrowserWindow, screen } from 'electron';
import { isSmallScreen, type WindowSetup, windowOptions } from './window-options';

/** Makes the window, still empty; on a desk it is shown once it is painted. */
export function makeMainWindow(setup: WindowSetup): BrowserWindow {
  const window = new BrowserWindow(windowOptions(setup));
  window.once('ready-to-show', () => {
    if (setup.settings.mode === 'kiosk') return;
    if (isSmallScreen(screen.getPrimaryDisplay().workAreaSize)) window.maximize();
    else window.show();
  });
  return window;
}

/** Brings the window to the front, as a second start of the app should. */
export function focusMainWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}
