import { setInterval } from 'node:timers/promises';

/**
 * Watches a number, such as the bytes of a download, and resolves once it has not changed for some time.
 *
 * @param limit how long it may stand still, in milliseconds
 * @param signal ends the watch, which then never resolves
 * @param interval how often to look, in milliseconds
 */
export async function standstill(
  measure: () => Promise<number>,
  limit: number,
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
      else if (performance.now() - since >= limit) return;
      last = current;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    await new Promise<never>(() => undefined);
  }
}
