import { keysOf } from '@/lib/keys-of';
import { draftLanguages, type LanguageTag, languages } from './languages';

const standard = 'en';

const others = keysOf(languages).filter(
  (tag) => tag !== standard && (draftLanguages || !languages[tag].isDraft),
);

/** The languages that visitors can choose, the standard one first. */
export const offeredLanguages: readonly [LanguageTag, ...LanguageTag[]] = [standard, ...others];
