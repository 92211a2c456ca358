import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { hrefsFrom, openedPage } from '@/address';
import { prefersOther, useLanguage } from '@/copy';
import { getHost } from '@/host';
import { capabilities } from '@/host/capabilities';
import type { Host } from '@/host/types';
import { neverChanges } from '@/lib/never-changes';
import { App } from './app';
import { currentEntry, firstEntry, onNavigation, sharedNavigator, siteNavigator } from './site-navigator';

/** Where the site runs, and for whom: a page in the standard language may have to say that it is meant. */
interface Surroundings {
  readonly host: Host;
  readonly prefersOther: boolean;
}

const actual: Surroundings = { host: getHost(), prefersOther };
/** For most visitors they are the actual ones, and all of the site need not be rendered once more. */
const prerendered: Surroundings =
  actual.host.mode === 'web' && !prefersOther ? actual : { host: { mode: 'web' }, prefersOther: false };

/**
 * Renders the site in React Router with the site's navigator. Hydration starts with the route, and in the surroundings, for
 * which the page was prerendered.
 */
export function ClientApp({ onRendered }: { onRendered: () => void }) {
  const { action, location } = useSyncExternalStore(onNavigation, currentEntry, () => firstEntry);
  const language = useLanguage();
  const { host, prefersOther } = useSyncExternalStore(
    neverChanges,
    () => actual,
    () => prerendered,
  );
  const { isShared } = capabilities[host.mode];
  const navigator = useMemo(
    () => ({
      ...(isShared ? sharedNavigator : siteNavigator),
      createHref: hrefsFrom(openedPage, language, prefersOther),
    }),
    [language, prefersOther, isShared],
  );
  const app = useMemo(() => <App host={host} />, [host]);
  useLayoutEffect(onRendered, [onRendered]);

  return (
    // The site itself keeps a screen until the next one is loaded, and shows a notice when that takes long.
    <Router location={location} navigationType={action} navigator={navigator} useTransitions={false}>
      {app}
    </Router>
  );
}
