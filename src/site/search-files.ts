import { pages as allPages, type Page } from '@/address/pages';

type ListedPage = Pick<Page, 'path' | 'screen' | 'language'>;

/** Lists the pages with their versions in other languages. */
export function formatSitemap(siteUrl: string, pages: readonly ListedPage[] = allPages): string {
  const site = siteUrl.replaceAll('&', '&amp;');
  const urls = pages.map(({ path, screen }) => {
    const versions = pages
      .filter((page) => page.screen === screen)
      .map(
        ({ path, language }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`,
      );
    return `<url><loc>${site}${path}</loc>${versions.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** Lets search engines read everything, and leads them to the list of pages. */
export const formatRobots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
