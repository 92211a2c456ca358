import { describe, expect, test } from 'vitest';
import type { EasyLine } from '@/content/types';
import { splitSentences } from '@/lib/sentences';

/** Spanish says the same in more words: “de la”, “a las”. UNE 153101 advises against more than about 15. */
const MOST_WORDS = 13;

const files = import.meta.glob<object>('@/content/{en,es}/**/easy-read/*.ts', { eager: true });
const inSpanish = Object.keys(files).filter((path) => path.includes('/es/'));

const isLine = (value: object): value is EasyLine =>
  'text' in value && Object.keys(value).every((key) => ['picture', 'text', 'contact'].includes(key));

/** All lines in a value, however deep. */
function linesOf(value: unknown): EasyLine[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLine(value) ? [value] : Object.values(value).flatMap(linesOf);
}

test('every file of Easy read is there in Spanish', () => {
  expect(inSpanish.length).toBeGreaterThan(10);
  expect(Object.keys(files)).toHaveLength(2 * inSpanish.length);
});

describe.each(inSpanish)('%s', (path) => {
  const lines = linesOf(files[path]);
  const original = linesOf(files[path.replace('/es/', '/en/')]);

  test('has short sentences, one a line', () => {
    for (const { text } of lines) {
      expect(splitSentences(text, 'es-US'), text).toHaveLength(1);
      expect(text.split(/\s+/).length, `words of: ${text}`).toBeLessThanOrEqual(MOST_WORDS);
    }
  });

  test('has the figures, pictures and contacts of the English version', () => {
    const facts = (of: EasyLine[]) => ({
      figures: new Set(of.flatMap(({ text }) => text.match(/\d+/g) ?? [])),
      pictures: of.flatMap(({ picture = [] }) => picture),
      contacts: of.flatMap(({ contact = [] }) => contact),
    });
    expect(facts(lines)).toEqual(facts(original));
  });
});
