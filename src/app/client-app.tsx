import { useEffect, useSyncExternalStore } from 'react';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { App } from './app';

const hostHere = getHost();
const hostOfBuiltPage: Host = { mode: 'web' };

const addressAtStart = window.location.href;

const neverChanges = () => () => undefined;

/** The site in its surroundings. The page that was built belongs to a browser, and is taken over as such first. */
export function ClientApp() {
  const host = useSyncExternalStore(
    neverChanges,
    () => hostHere,
    () => hostOfBuiltPage,
  );

  // The router hears of the address from here on, and would not know what it became while React took the page over.
  useEffect(() => {
    if (window.location.href !== addressAtStart) window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);

  return <App host={host} />;
}
