import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Location } from 'react-router-dom';
import { fetchedScreen, fetchScreen, matchScreen } from './routes';

/** What is there to show at a location: its screen, or why that could not be fetched. */
export interface LoadedScreen {
  readonly location: Location;
  readonly Screen?: ComponentType;
  readonly failure?: { readonly error: unknown };
}

/** The screen at a location as soon as it is there: in the same step if it has been fetched before. */
export function useLoadedScreen(location: Location): LoadedScreen | undefined {
  const [outcome, setOutcome] = useState<Omit<LoadedScreen, 'Screen'>>();
  const key = matchScreen(location.pathname);
  const Screen = fetchedScreen(key);
  const missing = !Screen;
  const failure = missing && outcome?.location === location ? outcome.failure : undefined;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    fetchScreen(key).then(
      // The screen itself is read with the next drawing, for which this asks.
      () => wanted && setOutcome({ location }),
      (error: unknown) => {
        console.error(error);
        if (wanted) setOutcome({ location, failure: { error } });
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, location, missing]);

  return useMemo(
    () => (Screen || failure ? { location, Screen, failure } : undefined),
    [location, Screen, failure],
  );
}
