import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Location } from 'react-router-dom';
import { matchScreen, screenCode } from './routes';

/** What can be shown at a location: its screen, or the error with which fetching it failed. */
export interface LoadedScreen {
  readonly location: Location;
  readonly Screen?: ComponentType;
  readonly failure?: { readonly error: unknown };
}

/**
 * The screen at a location, in the same render pass if its code is already there. Unlike `useOnDemand`, a failed request
 * is reported, since the visitor is waiting for it; the next visit tries again.
 */
export function useLoadedScreen(location: Location): LoadedScreen | undefined {
  const [outcome, setOutcome] = useState<Omit<LoadedScreen, 'Screen'>>();
  const code = screenCode[matchScreen(location.pathname)];
  const Screen = code.current();
  const isMissing = !Screen;
  const failure = isMissing && outcome?.location === location ? outcome.failure : undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    code.fetch().then(
      // Only re-renders: the screen itself is read from `screenCode`.
      () => isWanted && setOutcome({ location }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setOutcome({ location, failure: { error } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, location, isMissing]);

  return useMemo(
    () => (Screen || failure ? { location, Screen, failure } : undefined),
    [location, Screen, failure],
  );
}
