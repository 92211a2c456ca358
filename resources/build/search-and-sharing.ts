import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { Page } from '../../src/address/pages';
import { LOGO_FILE } from './own-look';
import { factsOfPage, readPageCopy } from './page-copy';
import { pageAt, sitePages } from './pages';

const picture = (file: string) => readFile(fileURLToPath(new URL(`../${file}.png`, import.meta.url)));

const files = {
  logo: 'logo.png',
  preview: (language: string) => `preview-${language}.png`,
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
};

/** Lists the pages with their versions in other languages. */
export function formatSitemap(
  address: string,
  pages: readonly Pick<Page, 'path' | 'screen' | 'language'>[],
): string {
  const siteUrl = address.replaceAll('&', '&amp;');
  const urls = pages.map(({ path, screen }) => {
    const versions = pages
      .filter((page) => page.screen === screen)
      .map(
        ({ path, language }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`,
      );
    return `<url><loc>${siteUrl}${path}</loc>${versions.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

const formatRobots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${files.sitemap}\n`;

/** Formats structured data (JSON-LD) for a script element, which no text in it may end. */
const formatData = (data: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');

/**
 * Tells search engines, and services that show a preview of a link, what each page is and where it is. In a page, this
 * follows what the first paint needs.
 *
 * @param siteUrl the address of the site's folder
 * @param content the path of the content file that the site is built with, if any
 */
export function searchAndSharing(siteUrl: string, content: string | undefined): Plugin {
  return {
    name: 'search-and-sharing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { path }) => {
        const page = await pageAt(path);
        if (page.screen === 'notFound') return;
        const { title, name, description, preview } = await readPageCopy(page, content);
        const { copy, content: shown, structuredData } = await factsOfPage(page, content);
        const versions = (await sitePages()).pages.filter(({ screen }) => screen === page.screen);
        const [standard] = versions;
        const otherFacts = versions
          .filter((version) => version !== page)
          .map((other) => factsOfPage(other, content));
        const others = await Promise.all(otherFacts);
        const url = siteUrl + page.path;
        const { logo: ownLogo } = shown.foundation;
        const logo = siteUrl + (ownLogo ? LOGO_FILE : files.logo);
        const picture = ownLogo ? logo : siteUrl + files.preview(page.language);
        const openGraph: [property: string, content: string][] = [
          ['type', 'website'],
          ['site_name', name],
          ['title', title],
          ...(description ? [['description', description] satisfies [string, string]] : []),
          ['url', url],
          ['locale', copy.language.locale.replace('-', '_')],
          ...others.map((other): [string, string] => [
            'locale:alternate',
            other.copy.language.locale.replace('-', '_'),
          ]),
        ];
        openGraph.push(['image', picture], ['image:alt', ownLogo ? name : preview.description]);
        if (!ownLogo) openGraph.push(['image:width', '1200'], ['image:height', '630']);
        const data = structuredData({ site: siteUrl, page: url, preview: picture, logo });
        const tags: HtmlTagDescriptor[] = [
          { tag: 'link', attrs: { rel: 'canonical', href: url } },
          {
            tag: 'link',
            attrs: { rel: 'alternate', hreflang: 'x-default', href: `${siteUrl}${standard?.path}` },
          },
          ...openGraph.map(([property, content]) => ({
            tag: 'meta',
            attrs: { property: `og:${property}`, content },
          })),
          {
            tag: 'meta',
            attrs: { name: 'twitter:card', content: ownLogo ? 'summary' : 'summary_large_image' },
          },
        ];
        return [
          ...tags.map((tag) => ({ ...tag, injectTo: 'head' as const })),
          ...(data.length > 0
            ? [
                {
                  tag: 'script',
                  attrs: { type: 'application/ld+json' },
                  children: formatData(data),
                  injectTo: 'body' as const,
                },
              ]
            : []),
        ];
      },
    },
    async generateBundle() {
      const add = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const { pages, notFoundPage } = await sitePages();
      add(files.sitemap, formatSitemap(siteUrl, pages));
      add(files.robots, formatRobots(siteUrl));
      const { content: shown } = await factsOfPage(notFoundPage, content);
      if (shown.foundation.logo) return;
      add(files.logo, await picture('icons/icon'));
      for (const language of new Set(pages.map((page) => page.language)))
        add(files.preview(language), await picture(`preview/${language}`));
    },
  };
}
