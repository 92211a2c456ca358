import { pageLanguage } from '@/content/store/start-language';
import { screenPaths } from '@/copy/screen-paths';
import { keysOf } from '@/lib/keys-of';
import { pageData } from '@/lib/page-data';

const { siteFolder = './', screen: named = 'home' } = pageData;
const screen = keysOf(screenPaths).find((id) => id === named) ?? 'notFound';

/** The page that the visitor opened (src/site/document.tsx). */
export const openedPage = {
  siteFolder,
  screen,
  // The not-found page is served at any address.
  route: screen === 'notFound' ? window.location.pathname.slice(siteFolder.length - 1) : screenPaths[screen],
  language: pageLanguage,
};

const canonical = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/** The address of the site on the internet, with a trailing slash, if the build wrote it into the page (`SITE_URL`). */
export const publicSite = canonical && new URL(siteFolder, canonical).href;

/** Returns the whole address of the site's folder, for links that leave this page. */
export const siteAddress = () => publicSite ?? new URL(siteFolder, window.location.href).href;
