import { draftLanguages, type LanguageTag, languages } from '@/content/languages';

const tags = Object.keys(languages) as [LanguageTag, ...LanguageTag[]];

/** The languages that visitors can choose, the standard one first. */
export const offeredLanguages = tags.filter(
  (tag) => draftLanguages || !languages[tag].isDraft,
) as typeof tags;
