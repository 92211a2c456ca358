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

/** A letter with its accents, or anything else. The vowel signs of other scripts are no accents. */
const letters = /\P{M}(?:(?=\p{M})\p{Script=Inherited})*|./gsu;
const accents = /(?=\p{M})\p{Script=Inherited}/gu;

/** A text without what does not matter, and for each of its offsets the letter of the original. */
interface Folded {
  text: string;
  origins: readonly TextMatch[];
}

/** Leaves out case and accents, whether they are part of a letter or follow it, and what a keyboard has only one key for. */
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
