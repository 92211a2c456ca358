import { firstLanguage } from '@/content/first-language';
import { offeredLanguages } from '@/content/languages';
import { getHost } from '@/host';
import { capabilities } from '@/host/capabilities';

const [standard] = offeredLanguages;
const page = globalThis.document;
// Ignores the languages of a shared device, which are not the visitor's.
const preferred = page && !capabilities[getHost().mode].isShared ? navigator.languages : [];

/** The language of the page that the visitor opened; `undefined` once a browser has translated it. */
export const pageLanguage = offeredLanguages.find((tag) => tag === page?.documentElement.lang);

/** Returns the language in which the site would start at the current address. */
export const addressedLanguage = () =>
  firstLanguage(page ? window.location.search : '', pageLanguage ?? '', preferred, offeredLanguages);

/** The language in which the site starts, and in which a kiosk starts for each visitor. */
export const startLanguage = addressedLanguage();

/** Whether a page in the standard language opens in another one unless its address has `?lang=`. */
export const prefersOtherLanguage = firstLanguage('', standard, preferred, offeredLanguages) !== standard;
