import type { EasyLine, ToolsCopy } from '@/copy/tools';

/** Matches a word in each of its forms. */
export const wordPattern = (forms: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

/** Returns a function that explains each hard word after the line that uses it first, called with a screen's lines in order. */
export function wordExplainer({ easyWords }: Pick<ToolsCopy, 'easyWords'>) {
  const unexplained = new Map(
    Object.values(easyWords).map(({ forms, explanation }) => [wordPattern(forms), explanation]),
  );
  return (lines: readonly EasyLine[]): readonly EasyLine[] =>
    lines.flatMap((line) => {
      const found = [...unexplained].filter(([word]) => !line.language && word.test(line.text));
      for (const [word] of found) unexplained.delete(word);
      return [line, ...found.map(([, text]) => ({ text }))];
    });
}
