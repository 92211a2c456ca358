import { useSyncExternalStore } from 'react';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { App } from './app';

const hostHere = getHost();
const hostOfBuiltPage: Host = { mode: 'web' };

const neverChanges = () => () => undefined;

/** The site in its surroundings. The page that was built belongs to a browser, and is taken over as such first. */
export function LocalApp() {
  const host = useSyncExternalStore(
    neverChanges,
    () => hostHere,
    () => hostOfBuiltPage,
  );
  return <App host={host} />;
}
