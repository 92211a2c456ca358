import { splitSentences } from '@/lib/sentences';
import { beginningOf } from '@/lib/text-length';

/**
 * Cuts a text that is too long for its place on the page: after a sentence if at least a third of it stays, otherwise after
 * a word, or in a word that is longer than that.
 *
 * @param max the most characters that stay, with the ellipsis
 * @param locale the language of the text
 */
export function cutAtWord(text: string, max: number, locale: string): string {
  const whole = text.trim().replaceAll(/\s+/g, ' ');
  if (whole.length <= max) return whole;
  const room = max - 2;
  const sentence = splitSentences(whole, locale).findLast(({ end }) => end <= room);
  if (sentence && sentence.end >= max / 3) return `${whole.slice(0, sentence.end)} …`;
  const words = whole.slice(0, room + 1).replace(/\s+\S*$/, '');
  const start = words.length > room ? beginningOf(whole, room) : words;
  return `${start.replace(/[\s,;:–-]+$/, '')}…`;
}
