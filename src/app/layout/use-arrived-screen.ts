import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Location } from 'react-router-dom';
import { fetchedScreen, fetchScreen, screenKeyAt } from '../routes';

/** What is there to show at a location: its screen, or why that could not be fetched. */
export interface ArrivedScreen {
  readonly location: Location;
  readonly Screen?: ComponentType;
  readonly failure?: { readonly error: unknown };
}

/** The screen at a location as soon as it is there: in the same step if it has been fetched before. */
export function useArrivedScreen(location: Location): ArrivedScreen | undefined {
  const [outcome, setOutcome] = useState<Omit<ArrivedScreen, 'Screen'>>();
  const key = screenKeyAt(location.pathname);
  const Screen = fetchedScreen(key);
  const failure = outcome?.location === location ? outcome.failure : undefined;
  const missing = !Screen;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    fetchScreen(key).then(
      () => wanted && setOutcome({ location }),
      (error: unknown) => wanted && setOutcome({ location, failure: { error } }),
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
