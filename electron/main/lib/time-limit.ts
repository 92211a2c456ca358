import { setTimeout } from 'node:timers/promises';

/**
 * Limits the time of an operation that the system may leave pending forever, such as a drive that hangs.
 *
 * @returns the result, or `undefined` if it has not come by then
 */
export async function withTimeLimit<Result>(
  ms: number,
  pending: Promise<Result>,
): Promise<Result | undefined> {
  const waiting = new AbortController();
  const limit = setTimeout(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([pending, limit]);
  } finally {
    waiting.abort();
  }
}
