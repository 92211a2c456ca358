import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, createPath, Router } from 'react-router-dom';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { neverChanges } from '@/lib/never-changes';
import { lazyScreens, matchScreen } from '@/routing/routes';
import { App } from './app';

const history = createHashHistory({ v5Compat: true });
const currentRoute = () => ({ action: history.action, location: history.location });
const firstRoute = currentRoute();

/** The screen of the address at which this script began: the address may change while the copy is fetched. */
export const firstScreen = matchScreen(firstRoute.location.pathname);
// Before the first render, which takes long: on the slow phone, Contact shows a quarter earlier for it. The screen itself
// reports a failure.
if (firstScreen !== 'home') lazyScreens[firstScreen].fetch().catch(() => undefined);

/**
 * React Router's `HashRouter`, except that its first render uses the address at which this script began. Hydration takes
 * several tasks; reading the address later could render another screen than the prerendered one.
 */
function SiteRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setRoute] = useState(firstRoute);

  useLayoutEffect(() => {
    const stop = history.listen(setRoute);
    // The address may have changed in the meantime.
    if (createPath(history.location) !== createPath(firstRoute.location)) setRoute(currentRoute());
    return stop;
  }, []);

  return (
    // The site itself keeps a screen until the next one is loaded, and shows a notice when that takes long.
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}

const actualHost = getHost();
const prerenderedHost: Host = { mode: 'web' };

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
