import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, createPath, Router } from 'react-router-dom';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { neverChanges } from '@/lib/never-changes';
import { App } from './app';

const history = createHashHistory({ v5Compat: true });

/** The route of the address. */
export const currentRoute = () => ({ action: history.action, location: history.location });

type Route = ReturnType<typeof currentRoute>;

/**
 * React Router's `HashRouter`, except that its first render uses a given route. Hydration takes several tasks; reading the
 * address later could render another screen than the prerendered one.
 */
function SiteRouter({ firstRoute, children }: { firstRoute: Route; children: ReactNode }) {
  const [{ action, location }, setRoute] = useState(firstRoute);

  useLayoutEffect(() => {
    const stop = history.listen(setRoute);
    // The address may have changed in the meantime.
    if (createPath(history.location) !== createPath(firstRoute.location)) setRoute(currentRoute());
    return stop;
  }, [firstRoute]);

  return (
    // The site itself keeps a screen until the next one is loaded, and shows a notice when that takes long.
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}

const actualHost = getHost();
const prerenderedHost: Host = { mode: 'web' };

/**
 * Renders the site in its actual host. Hydration starts in a browser's, for which the page was prerendered.
 *
 * @param firstRoute that of the first render: the address may have changed by then
 * @param onRendered called once the page is React's
 */
export function ClientApp({ firstRoute, onRendered }: { firstRoute: Route; onRendered: () => void }) {
  const host = useSyncExternalStore(
    neverChanges,
    () => actualHost,
    () => prerenderedHost,
  );
  useLayoutEffect(onRendered, [onRendered]);

  return (
    <SiteRouter firstRoute={firstRoute}>
      <App host={host} />
    </SiteRouter>
  );
}
