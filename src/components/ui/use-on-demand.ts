import { type ComponentType, startTransition, useEffect, useReducer, useState } from 'react';
import type { OnDemand } from '@/lib/on-demand';
import { whenIdle } from '@/lib/when-idle';

/** Delay before a failed request is repeated, in milliseconds. */
const RETRY_DELAY_MS = 5_000;

/**
 * Fetches a component on demand and re-renders once it is there. A failed request is repeated for as long as the
 * calling component is mounted, and breaks nothing around it.
 *
 * @param when `now` when the component is needed already, `idle` to fetch it once the browser has nothing better to do
 * @returns `undefined` until the code has been fetched
 */
export function useOnDemand<Props>(
  code: OnDemand<Props>,
  when: 'now' | 'idle',
): ComponentType<Props> | undefined {
  const [attempt, setAttempt] = useState(0);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const component = code.current();
  const isMissing = !component;

  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const request = () => {
      code.fetch().then(
        () => isMounted && startTransition(rerender),
        () => {
          if (isMounted) timer = setTimeout(() => setAttempt(attempt + 1), RETRY_DELAY_MS);
        },
      );
    };
    const cancel = when === 'now' ? request() : whenIdle(request);
    return () => {
      isMounted = false;
      cancel?.();
      clearTimeout(timer);
    };
  }, [code, when, isMissing, attempt]);

  return component;
}
