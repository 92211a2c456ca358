import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** How long to wait, in milliseconds, before what could not be fetched is asked for again. */
const RETRY_MS = 5_000;

/**
 * A part that the first screen neither waits for nor fails with.
 *
 * @param load fetches the module whose default export it is; the same function at every render
 * @returns `undefined` until it has been fetched
 */
export function useIdlePart<Part>(load: () => Promise<{ default: Part }>): Part | undefined {
  const [module, setModule] = useState<{ default: Part }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const forget = whenIdle(() =>
      load().then(setModule, () => {
        retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
      }),
    );
    return () => {
      forget();
      clearTimeout(retry);
    };
  }, [attempt, load]);

  return module?.default;
}
