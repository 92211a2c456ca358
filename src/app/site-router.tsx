import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, createPath, Router } from 'react-router-dom';

const history = createHashHistory({ v5Compat: true });
const currentRoute = () => ({ action: history.action, location: history.location });
const firstRoute = currentRoute();

/**
 * React Router's `HashRouter`, except that its first render uses the address at which this script began. Hydration takes
 * several tasks; reading the address later could render another screen than the prerendered one.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
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
