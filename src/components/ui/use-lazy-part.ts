import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from '@/lib/lazy-part';

/**
 * Uses a part of the site that is fetched later, and re-renders once it is there.
 *
 * @param isNeeded whether to fetch it now, rather than wait until it is fetched ahead of time
 * @returns `undefined` until the part is there
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>, isNeeded = true): Part | undefined {
  const part = useSyncExternalStore(lazy.subscribe, lazy.current, lazy.current);
  useEffect(() => {
    if (isNeeded) void lazy.keepFetching();
  }, [lazy, isNeeded]);

  // Deferred, so that nothing the visitor does waits for a part that happens to arrive.
  return useDeferredValue(part);
}
