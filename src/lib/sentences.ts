/** An abbreviation such as `S.`, `Dr.` or `ext.`, whose period does not end a sentence. */
const abbreviation = /(?:^|[^\p{L}\p{N}])(?:\p{Lu}\p{L}?|ext)\.\s*$/u;

/** The abbreviations of languages in which a capital and a letter may also be a sentence, as in `No.` */
const abbreviations: Readonly<Record<string, RegExp>> = {
  es: /(?:^|[^\p{L}\p{N}])(?:\p{Lu}|EE|Sra?|Srta|Dra?|Lic|Ing|Prof|[Aa]v|[Nn]úm|[Tt]el|ext)\.\s*$/u,
};

/** A sentence, trimmed, with its offsets in the text. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Splits a text into its sentences. */
export function splitSentences(text: string, locale: string): Sentence[] {
  const ends: number[] = [];
  const unfinished = abbreviations[new Intl.Locale(locale).language] ?? abbreviation;
  let isUnfinished = false;
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  for (const { segment, index } of segmenter.segment(text)) {
    if (isUnfinished) ends.pop();
    ends.push(index + segment.length);
    isUnfinished = unfinished.test(segment);
  }
  return ends.flatMap((end, index) => {
    const begin = ends[index - 1] ?? 0;
    const piece = text.slice(begin, end);
    const sentence = piece.trim();
    if (!sentence) return [];
    const start = begin + piece.indexOf(sentence);
    return { text: sentence, start, end: start + sentence.length };
  });
}
