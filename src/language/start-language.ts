import type { LanguageTag } from '@/content/languages';
import { getHost } from '@/host';
import { firstLanguage } from './first-language';
import { offeredLanguages } from './offered-languages';

/** The language in which the site starts, and a kiosk for each visitor. */
export const startLanguage: LanguageTag = globalThis.document
  ? firstLanguage(
      window.location.search,
      document.documentElement.lang,
      // A kiosk's own languages are not the visitor's.
      getHost().mode === 'kiosk' ? [] : navigator.languages,
      offeredLanguages,
    )
  : offeredLanguages[0];
