import { useSyncExternalStore } from 'react';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { App } from './app';

const host = getHost();
const builtFor: Host = { mode: 'web' };

const neverChanges = () => () => undefined;

/** The site in its surroundings. The page that was built belongs to a browser, and is taken over as such first. */
export function LocalApp() {
  return (
    <App
      host={useSyncExternalStore(
        neverChanges,
        () => host,
        () => builtFor,
      )}
    />
  );
}
