import { useSyncExternalStore } from 'react';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { App } from './app';
import { SiteRouter } from './site-router';

const actualHost = getHost();
const prerenderedHost: Host = { mode: 'web' };

const neverChanges = () => () => undefined;

/** The site in its actual host. The prerendered page was rendered for a browser, so hydration starts as one. */
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
