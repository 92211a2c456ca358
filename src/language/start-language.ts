import type { LanguageTag } from '@/content/languages';
import { getHost } from '@/host';
import { firstLanguage } from './first-language';
import { offeredLanguages } from './offered-languages';

const [standard] = offeredLanguages;
const pageLanguage = globalThis.document?.documentElement.lang ?? standard;

/** The language in which the site would start at the current address. */
export function addressedLanguage(): LanguageTag {
  if (!globalThis.document) return standard;
  // A kiosk's own languages are not the visitor's.
  const preferred = getHost().mode === 'kiosk' ? [] : navigator.languages;
  return firstLanguage(window.location.search, pageLanguage, preferred, offeredLanguages);
}

/** The language in which the site starts, and a kiosk for each visitor. */
export const startLanguage = addressedLanguage();
