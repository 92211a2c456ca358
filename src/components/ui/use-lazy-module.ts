import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from '@/lib/lazy-module';

/** Returns a module once it has loaded. It is fetched now if needed, or else ahead of time. */
export function useLazyModule<Module>(lazy: LazyModule<Module>, isNeeded = true): Module | undefined {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, lazy.current);
  useEffect(() => {
    if (isNeeded) void lazy.keepFetching();
  }, [lazy, isNeeded]);

  // Defers the update, so that a visitor's action never waits for a module that has just arrived.
  return useDeferredValue(module);
}
