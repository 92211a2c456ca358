import { whenIdle } from './when-idle';

/** Delays before the next request after a failed one, in milliseconds: the first one, and the longest one. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Code that can be fetched ahead of time. */
interface Prefetchable {
  /** Returns `undefined` until the code has been fetched. */
  readonly current: () => unknown;
  readonly fetch: () => Promise<void>;
}

/** Resolves after a while, or as soon as the browser is online again or the prefetching is canceled. */
function pause(duration: number, canceled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, duration);
    window.addEventListener('online', end);
    canceled.addEventListener('abort', end, { once: true });
  });
}

/**
 * Fetches code one piece after the other while the browser is idle. A failed request stops this for a while, as the next
 * ones would fail too; what failed is tried again at the end.
 *
 * @param pieces in the order of their importance
 * @returns a function that cancels what has not been fetched yet
 */
export function prefetch(pieces: readonly Prefetchable[]): () => void {
  const cancellation = new AbortController();
  const { signal } = cancellation;

  async function fetchAll(): Promise<void> {
    const waiting = pieces.filter((piece) => !piece.current());
    let delay = FIRST_PAUSE_MS;
    for (const piece of waiting) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (signal.aborted) return;
      try {
        await piece.fetch();
        delay = FIRST_PAUSE_MS;
      } catch {
        // The loop also visits what is added to its end.
        waiting.push(piece);
        await pause(delay, signal);
        delay = Math.min(delay * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  void fetchAll();
  return () => cancellation.abort();
}
