import { setTimeout } from 'node:timers/promises';
import { app } from 'electron';
import type { Log } from '../log/log';

/** How long the end of the app waits for its log, in milliseconds. */
const patience = 1_000;

async function writeLast(log: Log, reason: 'quit' | 'relaunch'): Promise<void> {
  log.write({ event: 'exit', reason });
  await Promise.race([log.written(), setTimeout(patience)]);
}

/** Lets the log take its last line before the app quits. */
export function endWithLog(log: Log): void {
  app.on('will-quit', async (event) => {
    event.preventDefault();
    await writeLast(log, 'quit');
    app.exit(0);
  });
}

/** The file to start: an AppImage unpacks itself to a place that goes away with this process. */
function executable(): string {
  return process.env.APPIMAGE ?? process.execPath;
}

/** Ends the app and starts it with other arguments. */
export async function startAnew(log: Log, args: readonly string[]): Promise<void> {
  await writeLast(log, 'relaunch');
  app.relaunch({ execPath: executable(), args: [...args] });
  app.exit(0);
}
