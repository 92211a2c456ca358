import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sep } from 'node:path';
import { app } from 'electron';
import { pinVariable } from '../cli/options';
import type { Log } from '../log/log';
import { logExit } from './shutdown';

/** Finds the AppImage that this process runs from. Programs that it starts inherit its variables, which prove nothing. */
function appImage(): string | undefined {
  const { APPIMAGE, APPDIR } = process.env;
  return APPDIR && process.execPath.startsWith(APPDIR + sep) ? APPIMAGE : undefined;
}

async function start(file: string, args: readonly string[]): Promise<void> {
  const child = spawn(file, args, { detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  child.unref();
}

/** @throws when the helper that starts the next process cannot be started */
function relaunch(args: readonly string[]): void {
  // The call returns whether it worked, although Electron's types do not say so.
  const isStarted: unknown = app.relaunch({ args: [...args] });
  if (isStarted === false) throw new Error('The app could not be started again.');
}

/** Calls a function that starts the app's next process, the only one to inherit the PIN. */
function withPin<Result>(exitPin: string | undefined, action: () => Result): Result {
  if (exitPin !== undefined) process.env[pinVariable] = exitPin;
  try {
    return action();
  } finally {
    delete process.env[pinVariable];
  }
}

/**
 * Exits the app and starts it again with other arguments.
 *
 * @param exitPin for the next process, since this one has removed it from its environment
 * @throws when the next process cannot be started, for example because an AppImage is gone; this process then keeps running
 */
export async function relaunchApp(
  log: Log,
  args: readonly string[],
  exitPin: string | undefined,
): Promise<void> {
  await logExit(log, 'relaunch');
  // The new process would otherwise find this one running, and quit.
  app.releaseSingleInstanceLock();
  const file = appImage();
  try {
    // An AppImage starts itself: the helper behind `app.relaunch` is in the mount that disappears with this process.
    await withPin(exitPin, () => (file ? start(file, args) : relaunch(args)));
  } catch (error) {
    app.requestSingleInstanceLock();
    throw error;
  }
  app.exit(0);
}
