import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { app, dialog } from 'electron';
import { print } from '../cli/print';
import { flushLog } from '../lifecycle/shutdown';
import type { Log } from '../log/log';

const stderr = 2;

/** How long the message stays before the process ends; the system's watchdog may then start the app again. */
const MESSAGE_MS = 60_000;

/** Whether nobody can read the output: on Windows, an app has no console, and Node.js opens the null device. */
function isOutputLost(platform: NodeJS.Platform): boolean {
  if (platform !== 'win32' || isatty(stderr)) return false;
  try {
    return fstatSync(stderr).isCharacterDevice();
  } catch {
    return true;
  }
}

/**
 * Exits with a reason: in the log, and on standard error or, if nobody can read that, in a message box.
 *
 * @param reason in one sentence, without the PIN
 */
export async function refuseStart(
  reason: string,
  exitCode: number,
  log: Log,
  platform: NodeJS.Platform = process.platform,
): Promise<void> {
  print(reason, 'stderr');
  log.write({ event: 'refused-start', reason });
  await flushLog(log);
  if (isOutputLost(platform)) {
    await app.whenReady();
    const signal = AbortSignal.timeout(MESSAGE_MS);
    await dialog.showMessageBox({ type: 'error', title: app.name, message: reason, signal });
  }
  app.exit(exitCode);
}
