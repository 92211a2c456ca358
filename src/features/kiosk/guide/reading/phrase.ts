import type { LanguageTag } from '@/content/languages';
import { type GuideCopy, guideCopy } from '@/copy/guide';
import type { SpokenSegment } from '@/features/speech';

export type { GuideCopy } from '@/copy/guide';

/** A text that the guide says: a string in the visitor's language, or segments in several languages. May be empty. */
export type Phrase = string | readonly SpokenSegment[];

/** Drops soft hyphens and other invisible characters, and all but one of several spaces. */
export const singleSpaced = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s+/g, ' ');

/** Normalizes a text for speech. */
export function spokenText(text: string): string {
  return singleSpaced(text).trim();
}

/** The segments of a phrase, each in one language. */
export function segmentsOf(phrase: Phrase): readonly SpokenSegment[] {
  return typeof phrase === 'string' ? [{ text: phrase }] : phrase;
}

/** Returns the segments of a phrase for a voice. Drops leading punctuation, which some voices read aloud. */
export function voiceSegments(phrase: Phrase): SpokenSegment[] {
  return segmentsOf(phrase)
    .map((segment, index) =>
      index > 0 && !segment.language ? { text: segment.text.replace(/^[\s,.]+/, '') } : segment,
    )
    .filter(({ text }) => text);
}

/** Returns a phrase as plain text, without its languages. */
export function plainText(phrase: Phrase): string {
  return segmentsOf(phrase)
    .map(({ text }) => text)
    .join('');
}

/** Marks a text with its language. */
export function inLanguage(text: string, language: string | undefined): Phrase {
  return language && text.trim() ? [{ text, language }] : text;
}

/** Returns the offer to switch to a language, in that language. */
export function offerText(language: LanguageTag, to: keyof GuideCopy['offer']): Phrase {
  return inLanguage(guideCopy.files[language].guide.offer[to], language);
}

export function concat(...phrases: readonly Phrase[]): Phrase {
  const segments: SpokenSegment[] = [];
  for (const segment of phrases.flatMap(segmentsOf).filter(({ text }) => text)) {
    const last = segments.at(-1);
    if (last?.language !== segment.language || !last) segments.push(segment);
    else segments[segments.length - 1] = { ...last, text: last.text + segment.text };
  }
  return segments.some(({ language }) => language) ? segments : plainText(segments);
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

/** Maps the text of the last segment. */
export function changeEnd(phrase: Phrase, change: (text: string) => string): Phrase {
  if (typeof phrase === 'string') return change(phrase);
  return phrase.map((segment, index) =>
    index < phrase.length - 1 ? segment : { ...segment, text: change(segment.text) },
  );
}

/** Ends a phrase with a period, unless it already ends as a sentence. */
export function sentence(phrase: Phrase): Phrase {
  return /[.!?…]$/.test(plainText(phrase)) ? phrase : concat(phrase, '.');
}
