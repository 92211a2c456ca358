import { expect, test } from 'vitest';
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

function count(language: Language, texts: readonly string[]) {
  const sentences = [...new Set(texts)]
    .flatMap((text) => splitSentences(text, `${language}-US`).map((sentence) => sentence.text))
    .map((text) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length >= FEWEST_WORDS);
  const words = sentences.flat().map((word) => word.toLowerCase());
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllables[language](word), 0),
  };
}

type Counts = ReturnType<typeof count>;

function measure(language: Language, isFile: (path: string) => boolean) {
  const modules = Object.entries(files).filter(
    ([path]) => path.includes(`/${language}/`) && !path.endsWith('/index.ts') && isFile(path),
  );
  expect(modules).not.toEqual([]);
  return count(
    language,
    modules.flatMap(([, module]) =>
      Object.values(module).flatMap((value) =>
        linesIn(typeof value === 'function' ? value(facts[language]) : value, hiddenKey),
      ),
    ),
  );
}

/** The formula of Flesch and Kincaid, the school grade of an English text. */
const fleschKincaid = ({ sentence, word, syllable }: Counts) =>
  (0.39 * word) / sentence + (11.8 * syllable) / word - 15.59;

/** Crawford's formula, the school grade of a Spanish text. */
const crawford = ({ sentence, word, syllable }: Counts) =>
  (100 / word) * (0.049 * syllable - 0.205 * sentence) - 3.407;

const isEasy = (path: string) => path.includes('easy');
const isStandard = (path: string) => !isEasy(path);

test.each([
  ['Easy read in English', 'en', isEasy, fleschKincaid, 2.6],
  ['the standard copy in English', 'en', isStandard, fleschKincaid, 3.9],
  ['Easy read in Spanish', 'es', isEasy, crawford, 3],
  ['the standard copy in Spanish', 'es', isStandard, crawford, 4.2],
] as const)('%s needs no higher grade than it should', (_, language, isFile, gradeOf, grade) =>
  expect(gradeOf(measure(language, isFile))).toBeLessThanOrEqual(grade),
);

test('Easy read is easy on the samples, too', () => {
  const texts = (content: object) => linesIn(easyCopyIn(content), hiddenKey);
  expect(fleschKincaid(count('en', texts(content.en)))).toBeLessThanOrEqual(3);
  expect(crawford(count('es', texts(content.es)))).toBeLessThanOrEqual(3.5);
});
