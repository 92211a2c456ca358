/** The times that visitors choose from, in milliseconds. With 0, every press counts. */
export const bounceTimes: readonly number[] = [0, 300, 500, 1000, 1500, 2000];

export const defaultBounceMs = 300;

/** Ignores more or fewer double presses, and stays at the ends. */
export function changeBounceTime(bounceMs: number, change: 'shorter' | 'longer'): number {
  const at = bounceTimes.indexOf(bounceMs) + (change === 'longer' ? 1 : -1);
  return bounceTimes[Math.min(bounceTimes.length - 1, Math.max(0, at))] ?? defaultBounceMs;
}

/**
 * Creates a filter for what a hand that shakes, or a worn switch, sends twice.
 *
 * @param bounceMs the time after a switch went down or up in which it does not count again, in milliseconds
 */
export function createBounceFilter(bounceMs: () => number) {
  let last: { readonly code: string; readonly at: number } | undefined;

  /** Whether the same switch went down or up just before. */
  function isBounce(code: string, at: number): boolean {
    const isSoon = last?.code === code && at - last.at < bounceMs();
    last = { code, at };
    return isSoon;
  }

  return isBounce;
}
