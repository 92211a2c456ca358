import { setTimeout as delay } from 'node:timers/promises';

/** Longer than anything takes on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * Waits until the condition holds, and returns its value.
 *
 * @param describe names the condition in the error
 */
export async function waitUntil<Value>(
  describe: () => string,
  condition: () => Promise<Value> | Value,
): Promise<NonNullable<Value>> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const value = await condition();
    if (value) return value;
    await delay(100);
  }
  throw new Error(`Waited in vain until: ${describe()}`);
}
