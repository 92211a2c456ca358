import { pages } from '@/address/pages';
import { contentIn } from '@/content-store/edits';
import { siteContent } from '@/content-store/site-content';
import { currentCopy, loadCopy, switchLanguage } from '@/language';
import { eventData, foundationData, serviceData } from './structured-data';

/** What search engines, and services that show a preview of a link, learn of a page. */
export interface PageFacts {
  /** Its language and region, such as `en-US`. */
  readonly locale: string;
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
for (const { path, language, screen } of pages) {
  await switchLanguage(language);
  const copy = currentCopy<'screens'>();
  const { services, events } = contentIn(language, copy.sampleContent, siteContent);
  pageFacts.set(path, {
    locale: copy.language.locale,
    structuredData({ site, page, preview, logo }) {
      if (screen === 'home') return [foundationData(site, logo, copy.footer.about.text)];
      if (screen === 'services') return serviceData(services, site, page);
      if (screen === 'programs') return eventData(events, site, page, preview, new Date());
      return [];
    },
  });
}
