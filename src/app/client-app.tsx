import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { hrefsFrom, openedPage } from '@/address';
import { useStore } from '@/content/store/content-store';
import { prefersOtherLanguage } from '@/content/store/start-language';
import { getHost } from '@/host';
import { capabilities } from '@/host/capabilities';
import type { Host } from '@/host/types';
import { subscribeToNothing } from '@/lib/subscribe-to-nothing';
import {
  currentEntry,
  firstEntry,
  onNavigation,
  sharedNavigator,
  siteNavigator,
} from '@/routing/site-navigator';
import { App } from './app';

/** Where the site runs, and whether the visitor prefers another language than the standard one. */
interface Surroundings {
  readonly host: Host;
  readonly prefersOtherLanguage: boolean;
}

const actual: Surroundings = { host: getHost(), prefersOtherLanguage };
/** Reuses the actual surroundings if they match the prerendered page, which saves most visitors a second render. */
const prerendered: Surroundings =
  actual.host.mode === 'web' && !prefersOtherLanguage
    ? actual
    : { host: { mode: 'web' }, prefersOtherLanguage: false };

/** Renders the site in React Router. Hydration starts with the route and the surroundings of the prerendered page. */
export function ClientApp({ onRendered }: { onRendered: () => void }) {
  const { action, location } = useSyncExternalStore(onNavigation, currentEntry, () => firstEntry);
  const { tag: language } = useStore();
  const { host, prefersOtherLanguage } = useSyncExternalStore(
    subscribeToNothing,
    () => actual,
    () => prerendered,
  );
  const { isShared } = capabilities[host.mode];
  const navigator = useMemo(
    () => ({
      ...(isShared ? sharedNavigator : siteNavigator),
      createHref: hrefsFrom(openedPage, language, prefersOtherLanguage),
    }),
    [language, prefersOtherLanguage, isShared],
  );
  const app = useMemo(() => <App host={host} />, [host]);
  useLayoutEffect(onRendered, [onRendered]);

  return (
    // Turns off transitions: `CurrentScreen` keeps the old screen itself, and shows a notice if loading takes long.
    <Router location={location} navigationType={action} navigator={navigator} useTransitions={false}>
      {app}
    </Router>
  );
}
