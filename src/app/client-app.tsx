import { useEffect, useSyncExternalStore } from 'react';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { App } from './app';

const actualHost = getHost();
const prerenderedHost: Host = { mode: 'web' };

const initialAddress = window.location.href;

const neverChanges = () => () => undefined;

/** The site in its actual host. The prerendered page was rendered for a browser, so hydration starts as one. */
export function ClientApp() {
  const host = useSyncExternalStore(
    neverChanges,
    () => actualHost,
    () => prerenderedHost,
  );

  // The router subscribes to the address only now, and would miss what it became during hydration.
  useEffect(() => {
    if (window.location.href !== initialAddress) window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);

  return <App host={host} />;
}
