import { setInterval } from 'node:timers/promises';

/**
 * Polls a number, such as the bytes of a download, and resolves once it has stopped changing.
 *
 * @param timeout how long the number may stay the same, in milliseconds
 * @param signal stops the polling; the promise then never resolves
 * @param interval time between two polls, in milliseconds
 */
export async function waitForStall(
  measure: () => Promise<number>,
  timeout: number,
  signal: AbortSignal,
  interval = 500,
): Promise<void> {
  let last = Number.NaN;
  let since = performance.now();
  const ticks = setInterval(interval, undefined, { signal });
  try {
    for await (const _tick of ticks) {
      const current = await measure();
      if (current !== last) since = performance.now();
      else if (performance.now() - since >= timeout) return;
      last = current;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    await new Promise<never>(() => undefined);
  }
}
