import { BrowserWindow, screen } from 'electron';
import { isSmallScreen, windowOptions } from './window-options';

/**
 * Opens the window on the site's page and shows it once it is painted.
 *
 * @throws when the page cannot be loaded
 */
export async function openMainWindow(
  page: string,
  setup: Parameters<typeof windowOptions>[0],
): Promise<void> {
  const window = new BrowserWindow(windowOptions(setup));
  window.once('ready-to-show', () => {
    if (isSmallScreen(screen.getPrimaryDisplay().workAreaSize)) window.maximize();
    else window.show();
  });
  await window.loadURL(page);
}

/** Brings the window to the front, as a second start of the app should. */
export function focusMainWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}
