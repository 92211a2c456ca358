import { type Page, pages } from '@/address/pages';
import { offeredLanguages } from '@/content/languages';
import type { navigation } from '@/copy/screen-paths';

export type PageScreen = (typeof navigation)[number] | 'notFound';

/** A page of the site, as it is rendered ahead of time. */
export type SitePage = Readonly<Omit<Page, 'screen' | 'route'>> & {
  readonly screen: PageScreen;
  readonly route: string;
};

const [standard] = offeredLanguages;

/** Lists the pages of the site, the standard one first, and the one that hosts send for addresses that lead nowhere. */
export function sitePages(siteUrl: string | undefined): readonly SitePage[] {
  const notFound: SitePage = {
    path: '404.html',
    file: '404.html',
    language: standard,
    screen: 'notFound',
    route: '/404.html',
    // Uses an absolute address, since an unknown path has any depth. Without one, assumes that the site is at a domain's root.
    siteFolder: siteUrl ? new URL(siteUrl).pathname : '/',
  };
  return [...pages, notFound];
}
