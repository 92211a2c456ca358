import { draftLanguages, type LanguageTag, languages } from '@/content/languages';
import { getHost } from '@/host';
import { firstLanguage } from './first-language';

const tags = Object.keys(languages) as [LanguageTag, ...LanguageTag[]];

/** The languages that visitors can choose, the standard one first. */
export const offeredLanguages = tags.filter(
  (tag) => draftLanguages || !languages[tag].isDraft,
) as typeof tags;

/** The language in which the site starts, and a kiosk for each visitor. */
export const startLanguage: LanguageTag = globalThis.document
  ? firstLanguage(
      window.location.search,
      document.documentElement.lang,
      // A kiosk's own languages are not the visitor's.
      getHost().mode === 'kiosk' ? [] : navigator.languages,
      offeredLanguages,
    )
  : tags[0];
