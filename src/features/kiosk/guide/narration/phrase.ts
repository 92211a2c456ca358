import type { LanguageTag } from '@/content/languages';
import { languageOffers } from '@/copy/language-offers';
import type { SpokenPart } from '@/features/speech';

/** What the guide says: a text in the visitor's language, or parts in several. Empty if there is nothing to say. */
export type Phrase = string | readonly SpokenPart[];

/** The parts of a phrase, each in one language. */
export function partsOf(phrase: Phrase): readonly SpokenPart[] {
  return typeof phrase === 'string' ? [{ text: phrase }] : phrase;
}

/** The parts of a phrase for a voice. Some voices say the name of a mark that comes first. */
export function spokenParts(phrase: Phrase): SpokenPart[] {
  return partsOf(phrase)
    .map((part, index) => (index > 0 && !part.language ? { text: part.text.replace(/^[\s,.]+/, '') } : part))
    .filter(({ text }) => text);
}

/** A phrase as it is shown. */
export function plainText(phrase: Phrase): string {
  return partsOf(phrase)
    .map(({ text }) => text)
    .join('');
}

/** Says a text in a language. */
export function inLanguage(text: string, language: string | undefined): Phrase {
  return language && text.trim() ? [{ text, language }] : text;
}

/** Offers a language, in that language. */
export function offerText(language: LanguageTag, to: keyof (typeof languageOffers)[LanguageTag]): Phrase {
  return inLanguage(languageOffers[language][to], language);
}

/** Puts phrases together as they are. */
export function concat(...phrases: readonly Phrase[]): Phrase {
  const parts: SpokenPart[] = [];
  for (const part of phrases.flatMap(partsOf).filter(({ text }) => text)) {
    const last = parts.at(-1);
    if (last?.language !== part.language || !last) parts.push(part);
    else parts[parts.length - 1] = { ...last, text: last.text + part.text };
  }
  return parts.some(({ language }) => language) ? parts : plainText(parts);
}

/** Joins phrases, leaving out the empty ones. */
export function join(phrases: readonly (Phrase | false | undefined)[], separator = ' '): Phrase {
  const [first = '', ...others] = phrases.filter((each): each is Phrase => Boolean(each));
  return concat(first, ...others.flatMap((each) => [separator, each]));
}

/** Fills in the placeholders of a text, as `fill` does, with phrases. */
export function fillPhrase(text: string, values: Readonly<Record<string, Phrase>>): Phrase {
  const pieces = text.split(/\{(\w+)\}/);
  return concat(...pieces.map((piece, index) => (index % 2 ? (values[piece] ?? `{${piece}}`) : piece)));
}

/** Changes the text of the last part. */
export function changeEnd(phrase: Phrase, change: (text: string) => string): Phrase {
  if (typeof phrase === 'string') return change(phrase);
  return phrase.map((part, index) =>
    index < phrase.length - 1 ? part : { ...part, text: change(part.text) },
  );
}

/** Ends a phrase with a period, unless it already ends as a sentence. */
export function sentence(phrase: Phrase): Phrase {
  return /[.!?…]$/.test(plainText(phrase)) ? phrase : concat(phrase, '.');
}
