import { app, type BrowserWindow, type Display, powerMonitor } from 'electron';
import { clearClipboard } from '../lib/clear-clipboard';
import type { Log } from '../log/log';
import type { PageRecovery } from '../recovery/recovery';
import { serve } from '../security/ipc';
import { keepOnDisplay } from './keep-on-display';
import { keepDisplayAwake, lockWindow } from './lock-window';
import type { StaffLock } from './staff-lock';

interface KioskSetup {
  readonly pageUrl: string;
  readonly staff: StaffLock;
  readonly chooseDisplay: () => Display;
  readonly recovery: PageRecovery;
  readonly log: Log;
}

/** Clears what a visit leaves behind: the clipboard, and the staff's access. */
export function forgetVisit(staff: StaffLock, log: Log): void {
  staff.close();
  clearClipboard();
  log.write({ event: 'reset' });
}

/** Makes a window a kiosk: locked, on its display, and controlled only by the site and the staff. */
export function setUpKiosk(window: BrowserWindow, setup: KioskSetup): void {
  const { pageUrl, staff, chooseDisplay, recovery, log } = setup;
  keepOnDisplay(window, chooseDisplay);
  lockWindow(window);
  keepDisplayAwake();
  serve(window.webContents, pageUrl, 'kiosk', {
    checkPin: staff.check,
    leave: () => staff.isOpen() && app.quit(),
    reportReset: () => forgetVisit(staff, log),
    reportAlive: recovery.reportAlive,
    restart: () => recovery.reportFailure('gave-up'),
  });
  powerMonitor.on('resume', recovery.reportResume);
  // Electron's default is a dialog, which would block the kiosk until staff close it.
  process.on('uncaughtException', () => recovery.reportFailure('main-error'));
}
