import { keysOf } from '@/lib/keys-of';

/** A language of the site, which is also the name of its folder in `src/copy`. */
export type LanguageTag = keyof typeof languages;

/** The languages, each by its own name, the standard one first. A draft still needs a check by native speakers. */
export const languages = {
  en: { name: 'English', isDraft: false },
  es: { name: 'Español', isDraft: true },
} as const;

/** Whether visitors may choose languages that are drafts. */
const draftLanguages = true;

const standard = 'en';

/** The languages that visitors can choose, the standard one first. */
export const offeredLanguages: readonly [LanguageTag, ...LanguageTag[]] = [
  standard,
  ...keysOf(languages).filter((tag) => tag !== standard && (draftLanguages || !languages[tag].isDraft)),
];
