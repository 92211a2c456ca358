import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** How long to wait, in milliseconds, before what could not be fetched is asked for again. */
const RETRY_MS = 5_000;

/**
 * A component that the first screen neither waits for nor fails with: it is fetched once the browser is idle, and asked
 * for again until it is there.
 *
 * @param load the same function at each rendering
 */
export function useFetched<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [fetched, setFetched] = useState<{ Component: ComponentType<Props> }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const fetchComponent = () =>
      load().then(
        ({ default: Component }) => setFetched({ Component }),
        () => {
          retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
        },
      );
    const forget = whenIdle(fetchComponent);
    return () => {
      forget();
      clearTimeout(retry);
    };
  }, [attempt, load]);

  return fetched?.Component;
}
