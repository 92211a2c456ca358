import { literalPattern } from '@/lib/literal-pattern';
import { accentPattern, removeAccents } from '@/lib/remove-accents';

interface TextMatch {
  start: number;
  end: number;
}

const sameAs: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** Ignores case, accents, and characters that share a key on the keyboard. Every letter keeps its place in the text. */
function fold(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const folded = sameAs[letter] ?? removeAccents(letter).toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}

/** Finds a text as a person means it: in any case, with or without accents, however its words are spaced. */
export function textMatches(text: string, wanted: string): TextMatch[] {
  const words = fold(removeAccents(wanted)).match(/\S+/g);
  if (!words) return [];
  // An accent may follow its letter as a character of its own.
  const letters = (word: string) =>
    [...word].map((letter) => `${literalPattern(letter)}${accentPattern}*`).join('');
  const pattern = new RegExp(words.map(letters).join('\\s+'), 'gu');
  return [...fold(text).matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
