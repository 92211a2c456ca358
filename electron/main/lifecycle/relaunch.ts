import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sep } from 'node:path';
import { app } from 'electron';
import type { Log } from '../log/log';
import { logExit } from './shutdown';

/** The file of the AppImage that this process runs from. Programs that an AppImage starts inherit its variables. */
function appImage(): string | undefined {
  const { APPIMAGE, APPDIR } = process.env;
  return APPDIR && process.execPath.startsWith(APPDIR + sep) ? APPIMAGE : undefined;
}

async function start(file: string, args: readonly string[]): Promise<void> {
  const child = spawn(file, args, { detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  child.unref();
}

/**
 * Exits the app and starts it again with other arguments.
 *
 * @throws when an AppImage cannot be started, for example because its file is gone; this process then keeps running
 */
export async function relaunchApp(log: Log, args: readonly string[]): Promise<void> {
  await logExit(log, 'relaunch');
  // Otherwise the new process would find the app running, and quit.
  app.releaseSingleInstanceLock();
  const file = appImage();
  try {
    // The helper behind `app.relaunch` runs from the AppImage's mount, which disappears with this process.
    if (file) await start(file, args);
    else app.relaunch({ args: [...args] });
  } catch (error) {
    app.requestSingleInstanceLock();
    throw error;
  }
  app.exit(0);
}
