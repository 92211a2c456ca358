import { expect, test } from 'vitest';
import { fromFacts } from '@/copy/copy-set';
import { splitSentences } from '@/lib/sentences';
import { content, facts } from '../../../support/filled-copy';
import { easyCopyIn, linesIn } from '../../copy-texts';

type Module = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Module>('/src/copy/{en,es}/{page,screens,tools/easy-read}/*.ts', {
  eager: true,
});

/** Text that is no prose: addresses, names of pictures and icons, and short forms. */
const hiddenKey =
  /^(?:picture|icon|contact|screen|value|forms|href|path|pathname|hash|id|date|time|schedule|name|address|openingHours|hoursText|hours|locale|tag|image|scene|links|copyright|licenses|shortForms)$/;

/** A label of fewer words is no sentence. */
const FEWEST_WORDS = 4;

/** Roughly the syllables of a word. In Spanish, weak vowels join a strong one beside them; in English, a last e is silent. */
const syllables = {
  en: (word: string) =>
    word.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)?.length || 1,
  es: (word: string) =>
    word.replace(/qu|gu(?=[eéií])/g, 'g').match(/[iuü]?[aáeéoó][iuüy]?(?![áéó])|[aáeéoóíú]|[iuüy]+/g)
      ?.length || 1,
};
type Language = keyof typeof syllables;

/** The school grade of a text: by Flesch and Kincaid in English, by Crawford in Spanish. */
function gradeOf(language: Language, texts: readonly string[]): number {
  const sentences = [...new Set(texts)]
    .flatMap((text) => splitSentences(text, `${language}-US`).map((sentence) => sentence.text))
    .map((text) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length >= FEWEST_WORDS);
  expect(sentences).not.toEqual([]);
  const words = sentences.flat().map((word) => word.toLowerCase());
  const count = words.reduce((sum, word) => sum + syllables[language](word), 0);
  if (language === 'es') return (100 / words.length) * (0.049 * count - 0.205 * sentences.length) - 3.407;
  return (0.39 * words.length) / sentences.length + (11.8 * count) / words.length - 15.59;
}

test.each([
  ['Easy read in English', 'en', true, 2.6],
  ['the standard copy in English', 'en', false, 3.9],
  ['Easy read in Spanish', 'es', true, 3],
  ['the standard copy in Spanish', 'es', false, 4.2],
] as const)('%s needs no higher grade than it should', (_, language, isEasy, grade) => {
  const modules = Object.entries(files).filter(
    ([path]) =>
      path.includes(`/${language}/`) && !path.endsWith('/index.ts') && path.includes('easy') === isEasy,
  );
  const texts = modules.flatMap(([, module]) => linesIn(fromFacts(module, facts[language]), hiddenKey));
  expect(gradeOf(language, texts)).toBeLessThanOrEqual(grade);
});

test('Easy read is easy on the samples, too', () => {
  const grade = (tag: Language) => gradeOf(tag, linesIn(easyCopyIn(content[tag]), hiddenKey));
  expect(grade('en')).toBeLessThanOrEqual(3);
  expect(grade('es')).toBeLessThanOrEqual(3.5);
});
