import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Content } from '@/content/document';
import { CONTENT_IN_SITE } from '@/content/file-rules';
import { localize } from '@/content/localize';
import { writeContent } from '@/content/read-content';
import { formatDay } from '@/lib/format-date';
import logo from '@/logo.svg?raw';
import { AppDocument } from './app-document';
import type { ClientBundle } from './client-bundle';
import { criticalStyles } from './critical-styles';
import { dataModules, importMap } from './data-modules';
import { PageContent, PageDocument, type SharedByPages } from './document';
import { htmlText } from './html-text';
import { LOGO_FILE, logoBytes } from './logo-file';
import { toPublishableContent } from './publishable-content';
import { renderScreen } from './render-screen';
import { formatRobots, formatSitemap } from './search-files';
import { type SitePage, sitePages } from './site-pages';

export interface SiteSource {
  readonly content: Content;
  /** The address of the site's folder with a trailing slash, if known, because search engines need whole addresses. */
  readonly siteUrl: string | undefined;
  readonly client: ClientBundle;
  readonly now: Date;
  /** Whether visitors will see the site; if so, sample quotes and figures are left out. */
  readonly isPublished: boolean;
}

/** Writes a page, given the address of the site's folder from there. */
async function write(page: ReactElement, { data }: SharedByPages, siteFolder: string): Promise<string> {
  const { prelude } = await prerender(page, { importMap: importMap(data, siteFolder) });
  return new Response(prelude).text();
}

async function renderPage(page: SitePage, content: Content, shared: SharedByPages): Promise<string> {
  const localized = localize(content, page.language);
  const { foundation } = localized;
  // Names a file, since the picture itself would be part of every page.
  const logo = foundation.logo && page.siteFolder + LOGO_FILE;
  const screen = await renderScreen(page, { ...localized, foundation: { ...foundation, logo } });
  const text = htmlText(localized, page);
  const { styleSheet } = shared.client;
  const shown = renderToStaticMarkup(<PageContent text={text} screen={screen} />);
  const critical = styleSheet ? await criticalStyles(shown, styleSheet.css) : '';
  return write(
    <PageDocument
      shared={shared}
      page={page}
      content={localized}
      text={text}
      screen={screen}
      critical={critical}
    />,
    shared,
    page.siteFolder,
  );
}

type SiteFile = string | Uint8Array;

/** Lists the files of a site except the client's, and how to make each: pages in all languages, and for search engines. */
export function siteFiles(source: SiteSource): ReadonlyMap<string, () => SiteFile | Promise<SiteFile>> {
  const { siteUrl, client, now } = source;
  const content = source.isPublished ? toPublishableContent(source.content) : source.content;
  const data = dataModules(content);
  const shared: SharedByPages = { siteUrl, client, data, now };
  const files = new Map<string, () => SiteFile | Promise<SiteFile>>(
    data.map(({ file, code }) => [file, () => code]),
  );
  for (const page of sitePages(siteUrl)) files.set(page.file, () => renderPage(page, content, shared));
  files.set('app.html', () => write(<AppDocument {...shared} />, shared, './'));
  files.set('logo.svg', () => logo);
  files.set(CONTENT_IN_SITE, () => writeContent(source.content, formatDay(now)));
  const ownLogo = content.foundation.logo;
  if (ownLogo) files.set(LOGO_FILE, () => logoBytes(ownLogo));
  if (siteUrl) {
    files.set('sitemap.xml', () => formatSitemap(siteUrl));
    files.set('robots.txt', () => formatRobots(siteUrl));
  }
  return files;
}

/** Makes all files of a site by their paths, without the client's. */
export async function renderSite(source: SiteSource): Promise<ReadonlyMap<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  for (const [path, make] of siteFiles(source)) files.set(path, await make());
  return files;
}
