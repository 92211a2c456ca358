import { setTimeout } from 'node:timers/promises';

/** Limits the time of an operation that may never end, as on a drive that hangs; `undefined` if it is too slow. */
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
