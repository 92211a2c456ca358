import { pages } from '@/address/pages';
import type { LanguageTag } from '@/content/languages';
import { offeredLanguages } from '@/copy/offered-languages';
import type { navigation } from '@/copy/screen-paths';

/** A screen that has a page. */
export type PageScreen = (typeof navigation)[number] | 'notFound';

/** A page of the site, as it is rendered ahead of time. */
export interface SitePage {
  /** Its path in the site's folder, such as `es/about/`, and that of its file. */
  readonly path: string;
  readonly file: string;
  readonly language: LanguageTag;
  readonly screen: PageScreen;
  /** The route of its screen. */
  readonly route: string;
  /** The address of the site's folder from the page. */
  readonly site: string;
}

const [standard] = offeredLanguages;

/**
 * The pages of the site, the standard one first, and the one that hosts send for addresses that lead nowhere.
 *
 * @param siteUrl the address of the site's folder, if it is known
 */
export function sitePages(siteUrl: string | undefined): readonly SitePage[] {
  const notFound: SitePage = {
    path: '404.html',
    file: '404.html',
    language: standard,
    screen: 'notFound',
    route: '/404.html',
    // Addresses that lead nowhere have any depth. Without an address, the site has its domain to itself.
    site: siteUrl ? new URL(siteUrl).pathname : '/',
  };
  return [...pages, notFound];
}
