import { languageOffers } from '@/content/language-offers';
import type { LanguageTag } from '@/content/languages';
import type { SpokenPart } from '@/features/speech';

/** Unicode's language tags: invisible, and never in the text of a page (`spokenText`). */
const BEGIN = '\u{E0001}';
const END = '\u{E007F}';
const TAG_LETTERS = 0xe0000;
const pieces = /\u{E0001}([\u{E0020}-\u{E007E}]+)([^\u{E007F}]*)\u{E007F}|([^\u{E0001}]+)/gu;

const shift = (text: string, by: number) =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by)).join('');

/** Marks a text as being in a language, also within the sentence that it becomes part of. */
export function inLanguage(text: string, language: string | undefined): string {
  return language && text.trim() ? BEGIN + shift(language, TAG_LETTERS) + text + END : text;
}

/** Offers a language, in that language. */
export function offerText(language: LanguageTag, to: keyof (typeof languageOffers)[LanguageTag]): string {
  return inLanguage(languageOffers[language][to], language);
}

/** Splits a text where its language changes. */
export function partsByLanguage(text: string): SpokenPart[] {
  return [...text.matchAll(pieces)]
    .map(([, tag, marked, own = ''], index) => {
      if (tag && marked) return { text: marked, language: shift(tag, -TAG_LETTERS) };
      // Some voices say the name of a mark that comes first.
      return { text: index > 0 ? own.replace(/^[\s,.]+/, '') : own };
    })
    .filter(({ text }) => text !== '');
}
