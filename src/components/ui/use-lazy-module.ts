import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from '@/lib/lazy-module';

/**
 * Uses a module of the site that is fetched later, and re-renders once it has loaded.
 *
 * @param isNeeded whether to fetch it now, rather than wait until it is fetched ahead of time
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>, isNeeded = true): Module | undefined {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, lazy.current);
  useEffect(() => {
    if (isNeeded) void lazy.keepFetching();
  }, [lazy, isNeeded]);

  // Deferred, so that a visitor's action never waits for a module that happens to arrive.
  return useDeferredValue(module);
}
