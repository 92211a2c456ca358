import { app, type BrowserWindow, powerSaveBlocker } from 'electron';
import { isKeyAllowed } from '../../../src/host/key-lock';

/** Disables Chromium's pinch zoom. Must be called before `ready`. */
export function disablePinchZoom(): void {
  app.commandLine.appendSwitch('disable-pinch');
}

/** Locks the window of a kiosk: nothing covers it, no key, menu or zoom leaves the site, and it closes only with the app. */
export function lockWindow(window: BrowserWindow): void {
  const { webContents } = window;
  // The taskbar of Windows would cover the window at any lower level.
  window.setAlwaysOnTop(true, 'screen-saver');
  let mayClose = false;
  const allowClosing = () => {
    mayClose = true;
  };

  webContents.on('before-input-event', (event, input) => {
    if (!isKeyAllowed(input)) event.preventDefault();
  });
  webContents.on('context-menu', (event) => event.preventDefault());
  // Blocks the window's own menu, which Alt+Space opens on Windows without a key event.
  window.on('system-context-menu', (event) => event.preventDefault());
  webContents.on('did-finish-load', () => {
    // This only rejects if the page has already been replaced.
    webContents.setVisualZoomLevelLimits(1, 1).catch(() => undefined);
  });
  // Staff and the end of the system's session quit the app, but Windows reports that end only to the window. Alt+F4 just closes
  // the window, so it stays blocked.
  app.on('before-quit', allowClosing);
  window.on('session-end', allowClosing);
  window.on('close', (event) => {
    if (!mayClose) event.preventDefault();
  });
}

/** Keeps the display from turning off. */
export function keepDisplayAwake(): void {
  powerSaveBlocker.start('prevent-display-sleep');
}
