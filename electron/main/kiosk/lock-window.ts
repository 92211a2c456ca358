import { app, type BrowserWindow, powerSaveBlocker } from 'electron';
import { isKeyAllowed } from './key-lock';

/** Takes Chromium's gestures away. It wants this before the app is ready. */
export function refuseGestures(): void {
  app.commandLine.appendSwitch('disable-pinch');
  app.commandLine.appendSwitch('overscroll-history-navigation', '0');
}

/** Locks the window of a kiosk: no key, menu or zoom leads out of the site, and only the app itself closes it. */
export function lockWindow(window: BrowserWindow): void {
  const { webContents } = window;
  let isQuitting = false;

  webContents.on('before-input-event', (event, input) => {
    if (!isKeyAllowed(input)) event.preventDefault();
  });
  webContents.on('context-menu', (event) => event.preventDefault());
  webContents.on('did-finish-load', () => {
    // Fails only where the page has gone again meanwhile.
    webContents.setVisualZoomLevelLimits(1, 1).catch(() => undefined);
  });
  // The system's own end of a session, and staff, quit the app; Alt+F4 only closes its window.
  app.on('before-quit', () => {
    isQuitting = true;
  });
  window.on('close', (event) => {
    if (!isQuitting) event.preventDefault();
  });
}

/** Keeps the display from going dark. */
export function stayAwake(): void {
  powerSaveBlocker.start('prevent-display-sleep');
}
