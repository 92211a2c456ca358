import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { offeredLanguages } from '@/content/languages';
import { useStore } from '@/content/store/content-store';
import type { ScreenId } from '@/copy/screen-paths';
import { useCapabilities } from '@/host/capabilities';
import { changeAddress, type QueryParameters } from '@/lib/address-query';
import { addressOf } from './address-of';
import { matchScreen } from './match-screen';
import { siteAddress } from './opened-page';

export function useCurrentScreen(): ScreenId {
  return matchScreen(useLocation().pathname);
}

/** Returns a function that gives the whole address of a route in the current language, or in another one. */
export function useWholeAddress() {
  const { tag: current } = useStore();
  return (pathname: string, tag = current) => addressOf({ pathname }, tag, siteAddress());
}

/** Updates the head along with the screen: its title, and the addresses that search engines, bookmarks and phones take. */
export function useDocumentHead(pathname: string, title: string): void {
  const address = useWholeAddress();

  useEffect(() => {
    // Keeps the title of a page that is being left, which is hidden until the next one responds.
    if (!document.documentElement.hidden) document.title = title;
    const set = (selector: string, attribute: string, value: string) =>
      document.querySelector(selector)?.setAttribute(attribute, value);
    set('link[rel=canonical]', 'href', address(pathname));
    set('meta[property="og:url"]', 'content', address(pathname));
    set('link[hreflang=x-default]', 'href', address(pathname, offeredLanguages[0]));
    for (const tag of offeredLanguages) set(`link[hreflang=${tag}]`, 'href', address(pathname, tag));
  });
}

/**
 * Stores state in the query of a browser's address; not in a kiosk or at a desk, where the next visitor would inherit it.
 *
 * @param change returns what to change in a query, if anything, also after each navigation, as back to an older entry
 */
export function useQueryUpdate(change: (query: URLSearchParams) => QueryParameters | undefined): void {
  const { ownsAddress } = useCapabilities();
  useLocation();
  useLayoutEffect(() => {
    const parameters = ownsAddress && change(new URLSearchParams(window.location.search));
    if (parameters) changeAddress(parameters);
  });
}
