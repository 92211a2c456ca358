import { notFoundPage, pages } from '@/address/pages';
import type { LocalizedContent } from '@/content/document';
import { currentContent, currentCopy, loadCopy, switchLanguage } from '@/copy';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import { eventData, foundationData, serviceData } from './structured-data';

/** What a page says outside its screen, and what search engines, and services that show a preview of a link, learn of it. */
export interface PageFacts {
  /** The copy and the content of its language. */
  readonly copy: ScreensCopy;
  readonly content: LocalizedContent;
  /**
   * Describes what its screen is about, as schema.org names it.
   *
   * @param addresses of the site's folder, the page, its preview image, and the foundation's logo
   */
  structuredData(addresses: Readonly<Record<'site' | 'page' | 'preview' | 'logo', string>>): object[];
}

/** The facts of each page, by its path. Gathered on import, since the build's module runner imports nothing later. */
export const pageFacts = new Map<string, PageFacts>();

await loadCopy('screens');
for (const { path, language, screen } of [...pages, notFoundPage]) {
  await switchLanguage(language);
  const copy = currentCopy(screensCopy);
  const content = currentContent();
  const { foundation, services, events } = content;
  pageFacts.set(path, {
    copy,
    content,
    structuredData({ site, page, preview, logo }) {
      if (screen === 'home') return [foundationData(site, logo, copy, foundation)];
      if (screen === 'services') return serviceData(services, site, page, copy.foundation);
      if (screen === 'programs') return eventData(events, site, page, preview, new Date(), copy.foundation);
      return [];
    },
  });
}
