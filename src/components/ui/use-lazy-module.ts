import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from '@/lib/lazy-module';

/** Uses a module, and re-renders once it has loaded: fetched now if it is needed, or else ahead of time. */
export function useLazyModule<Module>(lazy: LazyModule<Module>, isNeeded = true): Module | undefined {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, lazy.current);
  useEffect(() => {
    if (isNeeded) void lazy.keepFetching();
  }, [lazy, isNeeded]);

  // Deferred, so that a visitor's action never waits for a module that happens to arrive.
  return useDeferredValue(module);
}
