import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { hrefsFrom, openPage } from '@/address';
import { getHost } from '@/host';
import type { Host } from '@/host/types';
import { useLanguage } from '@/language';
import { neverChanges } from '@/lib/never-changes';
import { App } from './app';
import { currentEntry, firstEntry, onNavigation, siteNavigator } from './site-navigator';

const preferredLanguages = navigator.languages;

/** Not known when the page was prerendered. */
const noLanguages: readonly string[] = [];

/** React Router with the site's navigator. Hydration starts with the route for which the page was prerendered. */
function SiteRouter({ children }: { children: ReactNode }) {
  const { action, location } = useSyncExternalStore(onNavigation, currentEntry, () => firstEntry);
  const language = useLanguage();
  const preferred = useSyncExternalStore(
    neverChanges,
    () => preferredLanguages,
    () => noLanguages,
  );
  const navigator = useMemo(
    () => ({ ...siteNavigator, createHref: hrefsFrom(openPage, language, preferred) }),
    [language, preferred],
  );

  return (
    // The site itself keeps a screen until the next one is loaded, and shows a notice when that takes long.
    <Router location={location} navigationType={action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}

const actualHost = getHost();
const prerenderedHost: Host = { mode: 'web' };

/**
 * Renders the site in its actual host. Hydration starts in a browser's, for which the page was prerendered.
 *
 * @param onRendered called once the page is React's
 */
export function ClientApp({ onRendered }: { onRendered: () => void }) {
  const host = useSyncExternalStore(
    neverChanges,
    () => actualHost,
    () => prerenderedHost,
  );
  useLayoutEffect(onRendered, [onRendered]);

  return (
    <SiteRouter>
      <App host={host} />
    </SiteRouter>
  );
}
