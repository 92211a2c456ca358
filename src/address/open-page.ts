import type { LanguageTag } from '@/content/languages';
import { type ScreenId, screenPaths } from '@/content/screen-paths';
import { type Page, pagePath } from './address-of';

const page = globalThis.document;
const { screen = 'home', site = './' } = page?.documentElement.dataset ?? {};

/** The screen that is prerendered in the open page (resources/build/page-copy.ts). */
export const openScreen = screen as ScreenId;

/** The page that the visitor opened. The one for addresses that lead nowhere has the route that follows the site's folder. */
export const openPage: Page = {
  site,
  route:
    openScreen === 'notFound' ? window.location.pathname.slice(site.length - 1) : screenPaths[openScreen],
};

const canonical = page?.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
const path = pagePath(openScreen, page?.documentElement.lang as LanguageTag);

/** The address of the site on the internet, with a trailing slash, if the build wrote it into the page (`SITE_URL`). */
export const publicSite =
  path === undefined ? undefined : canonical?.slice(0, canonical.length - path.length);

/** The whole address of the site's folder, for what leaves this page. */
export const wholeSite = () => publicSite ?? new URL(site, window.location.href).href;
