import { useSyncExternalStore } from 'react';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { App } from './app';
import { SiteRouter } from './site-router';

const actualHost = getHost();
const prerenderedHost: Host = { mode: 'web' };

const neverChanges = () => () => undefined;

/** Renders the site in its actual host. Hydration starts in a browser's, for which the page was prerendered. */
export function ClientApp() {
  const host = useSyncExternalStore(
    neverChanges,
    () => actualHost,
    () => prerenderedHost,
  );

  return (
    <SiteRouter>
      <App host={host} />
    </SiteRouter>
  );
}
