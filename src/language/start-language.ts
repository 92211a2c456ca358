import type { LanguageTag } from '@/content/languages';
import { getHost } from '@/host';
import { firstLanguage } from './first-language';
import { offeredLanguages } from './offered-languages';

const [standard] = offeredLanguages;
const pageLanguage = globalThis.document?.documentElement.lang ?? standard;

/** The address of the site's folder: the pages in other languages than the standard one are in folders (src/pages.ts). */
export const siteFolder = pageLanguage === standard ? './' : '../';

/** The language in which the site starts, and a kiosk for each visitor. */
export const startLanguage: LanguageTag = globalThis.document
  ? firstLanguage(
      window.location.search,
      pageLanguage,
      // A kiosk's own languages are not the visitor's.
      getHost().mode === 'kiosk' ? [] : navigator.languages,
      offeredLanguages,
    )
  : standard;
