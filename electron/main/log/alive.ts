import { app } from 'electron';
import type { Log } from './log';

const HOUR_MS = 60 * 60_000;

/** Writes a line each hour as long as the page works. Where none comes, something is wrong. */
export function logAlive(
  log: Log,
  state: () => { readonly isWorking: boolean; readonly content: string | undefined },
): void {
  setInterval(() => {
    const { isWorking, content } = state();
    if (isWorking) log.write({ event: 'alive', version: app.getVersion(), content });
  }, HOUR_MS);
}
