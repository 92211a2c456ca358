/** A capital with at most one more letter and a full stop, such as `S.` or `Dr.`: an abbreviation, not an end. */
const abbreviation = /(?:^|[^\p{L}\p{N}])\p{Lu}\p{L}?\.\s*$/u;

/** A sentence of a text, from `start` up to `end`, without the blanks around it. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/**
 * Splits a text into its sentences.
 *
 * @param locale the language of the text
 */
export function splitSentences(text: string, locale: string): Sentence[] {
  const ends: number[] = [];
  let unfinished = false;
  for (const { segment, index } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    if (unfinished) ends.pop();
    ends.push(index + segment.length);
    unfinished = abbreviation.test(segment);
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
