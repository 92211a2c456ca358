import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { OnDemand } from '@/lib/on-demand';

/** Delays before a failed request is repeated, in milliseconds: the first one, and the longest one. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/**
 * Uses a component that is loaded on demand, and re-renders once it is there. A failed request is repeated for as long as
 * the component is needed, and breaks nothing around it.
 *
 * @param isNeeded whether to request the code now, rather than wait until it is fetched ahead of time
 * @returns `undefined` until the code has been fetched
 */
export function useOnDemand<Props>(
  code: OnDemand<Props>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const component = useSyncExternalStore(code.subscribe, code.current, code.current);
  const isAwaited = isNeeded && !component;

  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let delay = FIRST_RETRY_MS;
    const request = () => {
      code.fetch().catch(() => {
        if (isOver) return;
        timer = setTimeout(request, delay);
        delay = Math.min(delay * 2, LONGEST_RETRY_MS);
      });
    };
    request();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [code, isAwaited]);

  // Deferred, so that nothing the visitor does waits for a part that happens to arrive.
  return useDeferredValue(component);
}
