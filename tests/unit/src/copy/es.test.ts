import { describe, expect, test } from 'vitest';
import { readableModules, segmentsOf } from '../../copy-texts';

const copy = readableModules(import.meta.glob<object>('/src/copy/{en,es}/**/*.ts', { eager: true }));

/** Names, and words that Spanish has, too. */
const shared =
  /Weaving Hope|(?:17 )?Loom Street|New York, NY|New York|America\/New_York|tel:|\w+ Avenue|\S*weavinghope\S*|\w+ [A-Z]\.|Facebook|Instagram|Saint|YouTube|Fax|crisis|Normal|PIN|Shift|TTY|\.com/g;

const idsOf = (value: unknown) =>
  [...JSON.stringify(value ?? {}).matchAll(/"(?:id|value)":[^,}]+/g)].map(([id]) => id);

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.keys(copy).filter((path) => path.startsWith('/src/copy/es/')))('%s', (path) => {
  const english = copy[path.replace('/es/', '/en/')];
  const texts = segmentsOf(copy[path]);
  const original = new Map(segmentsOf(english));

  test('has the items of the English copy in their order', () => {
    expect(idsOf(copy[path])).toEqual(idsOf(english));
  });

  test('has pairs of marks: ¿…?, ¡…!, “…”', () => {
    const marks = ([, text]: readonly [string, string]) => text.match(/[¿?¡!“”]/g)?.join('') ?? '';
    expect(texts.filter((text) => !/^(?:“(?:¿\?|¡!)*”|¿\?|¡!)*$/.test(marks(text)))).toEqual([]);
  });

  test('keeps times on one line', () => {
    expect(texts.filter(([, text]) => /\d [ap]\.|[ap]\. m\./.test(text))).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const words = (text: string) => text.replace(shared, '').replace(/\{\w+\}/g, '');
    const same = texts.filter(([key, text]) => text === original.get(key));
    expect(same.filter(([, text]) => /\p{L}{3}/u.test(words(text)))).toEqual([]);
  });

  test('has the placeholders of the English text', () => {
    for (const [key, text] of texts)
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(original.get(key) ?? text)]);
  });
});
