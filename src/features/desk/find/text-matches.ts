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

/** Folds case, accents, and characters that share a key. Keeps the offset of every letter. */
function fold(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const folded = sameAs[letter] ?? removeAccents(letter).toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}

/** Finds a text regardless of case, accents and spacing. */
export function textMatches(text: string, wanted: string): TextMatch[] {
  const words = fold(removeAccents(wanted)).match(/\S+/g);
  if (!words) return [];
  // Allows accents that follow their letter as separate characters.
  const letters = (word: string) =>
    [...word].map((letter) => `${literalPattern(letter)}${accentPattern}*`).join('');
  const pattern = new RegExp(words.map(letters).join('\\s+'), 'gu');
  return [...fold(text).matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
