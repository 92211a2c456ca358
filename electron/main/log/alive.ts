import { app } from 'electron';
import type { Log } from './log';

const HOUR_MS = 60 * 60_000;

/** Logs a line every hour while the page works, so that a missing line reveals a failure. */
export function logAlive(
  log: Log,
  state: () => { readonly isWorking: boolean; readonly content: string | undefined },
): void {
  setInterval(() => {
    const { isWorking, content } = state();
    if (isWorking) log.write({ event: 'alive', version: app.getVersion(), content });
  }, HOUR_MS);
}
