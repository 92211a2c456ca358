import { literalPattern } from '@/lib/literal-pattern';

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

/** Matches a letter with its accents, or anything else. The vowel signs of other scripts do not count as accents. */
const letters = /\P{M}(?:(?=\p{M})\p{Script=Inherited})*|./gsu;
const accents = /(?=\p{M})\p{Script=Inherited}/gu;

/** A text without differences that do not matter, and the position of each of its letters in the original. */
interface Folded {
  text: string;
  origins: readonly TextMatch[];
}

/** Ignores case, accents, and characters that share a key on the keyboard. Accents may be part of a letter or follow it. */
function fold(original: string): Folded {
  let text = '';
  const origins: TextMatch[] = [];
  for (const { 0: letter, index: start } of original.matchAll(letters)) {
    const folded =
      sameAs[letter] ?? letter.normalize('NFD').replace(accents, '').toLowerCase().replace(accents, '');
    text += folded;
    const origin = { start, end: start + letter.length };
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(origin);
  }
  return { text, origins };
}

/** Finds a text as a person means it: in any case, with or without accents, however its words are spaced. */
export function textMatches(text: string, wanted: string): TextMatch[] {
  const words = fold(wanted).text.trim();
  if (!words) return [];
  const pattern = words.split(/\s+/).map(literalPattern).join('\\s+');
  const folded = fold(text);
  return [...folded.text.matchAll(new RegExp(pattern, 'gu'))].flatMap(({ 0: found, index }) => {
    const [first, last] = [folded.origins[index], folded.origins[index + found.length - 1]];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}
