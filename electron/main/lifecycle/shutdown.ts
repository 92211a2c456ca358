import { setTimeout } from 'node:timers/promises';
import { app, type BrowserWindow } from 'electron';
import type { Log } from '../log/log';

/** The longest wait for the log before the app exits. */
const FLUSH_MS = 1_000;

/** Waits until the log is written, but gives up on a disk that hangs. */
export async function flushLog(log: Log): Promise<void> {
  await Promise.race([log.flush(), setTimeout(FLUSH_MS)]);
}

/** Writes the log's last line. */
export async function logExit(log: Log, reason: 'quit' | 'relaunch'): Promise<void> {
  log.write({ event: 'exit', reason });
  await flushLog(log);
}

/** Delays quitting until the log has its last line. */
export function logBeforeQuit(log: Log): void {
  app.on('will-quit', async (event) => {
    event.preventDefault();
    await logExit(log, 'quit');
    app.exit(0);
  });
}

/**
 * Writes the log's last line when the session of a Windows user ends. Windows then does not ask the app to quit, and ends it
 * right after it has notified the window.
 */
export function logSessionEnd(window: BrowserWindow, log: Log): void {
  window.on('session-end', () => log.writeNow({ event: 'exit', reason: 'session-end' }));
}
