import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';

/** How long to wait, in milliseconds, before what could not be fetched is asked for again. */
const RETRY_MS = 5_000;

/**
 * Fetches a component that the first screen neither waits for nor fails with, once the browser has nothing better to do.
 *
 * @param load always the same function
 * @param now whether it is wanted at once
 * @returns nothing until it is there; what could not be fetched is asked for again
 */
export function useIdleImport<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  now = false,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(0);
  const missing = !component;

  useEffect(() => {
    if (!missing) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = () => {
      load().then(
        (module) => startTransition(() => setComponent(() => module.default)),
        () => {
          retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
        },
      );
    };
    const forget = now ? fetchIt() : whenIdle(fetchIt);
    return () => {
      forget?.();
      clearTimeout(retry);
    };
  }, [load, now, missing, attempt]);

  return component;
}
