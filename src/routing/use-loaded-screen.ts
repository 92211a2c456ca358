import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Location } from 'react-router-dom';
import { matchScreen } from '@/address';
import { HomeScreen } from '@/screens/home/home-screen';
import { lazyScreens } from './routes';

/** A location with its screen, or with the error of fetching it. */
export interface LoadedScreen {
  readonly location: Location;
  readonly Screen?: ComponentType;
  readonly failure?: { readonly error: unknown };
}

/** Loads the screen at a location, at once if already fetched. Reports a failed request; the next visit tries again. */
export function useLoadedScreen(location: Location): LoadedScreen | undefined {
  const [outcome, setOutcome] = useState<Omit<LoadedScreen, 'Screen'>>();
  const id = matchScreen(location.pathname);
  const Screen = id === 'home' ? HomeScreen : lazyScreens[id].current();
  const isMissing = !Screen;
  const failure = isMissing && outcome?.location === location ? outcome.failure : undefined;

  useEffect(() => {
    if (id === 'home' || !isMissing) return;
    let isWanted = true;
    lazyScreens[id].fetch().then(
      // Re-renders, which reads the screen from `lazyScreens`.
      () => isWanted && setOutcome({ location }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setOutcome({ location, failure: { error } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, location, isMissing]);

  return useMemo(
    () => (Screen || failure ? { location, Screen, failure } : undefined),
    [location, Screen, failure],
  );
}
