import { useEffect, useState } from 'react';
import { createPath, type Location, useLocation, useNavigate } from 'react-router-dom';
import { returnState } from '@/address/return-state';
import { screenPaths } from '@/copy/screen-paths';

/** Returns a function that goes back within this visit, never to Content Management; `undefined` on its first screen. */
export function useVisitHistory(): (() => void) | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [locations, setLocations] = useState<readonly Location[]>([]);

  useEffect(() => {
    const isLast = (all: readonly Location[]) => createPath(all.at(-1) ?? {}) === createPath(location);
    setLocations((all) => [...(isLast(all) ? all.slice(0, -1) : all), location]);
  }, [location]);

  const index = locations.slice(0, -1).findLastIndex(({ pathname }) => pathname !== screenPaths.admin);
  const earlier = locations[index];
  if (!earlier) return undefined;

  return () => {
    setLocations(locations.slice(0, index + 1));
    // With its key, the scroll position and the focus of that visit return, too.
    navigate(earlier, { replace: true, state: returnState(earlier.key) });
  };
}
