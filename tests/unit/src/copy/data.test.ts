import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readableModules } from '../../../support/copy-texts';

const modules = import.meta.glob<object>('/src/copy/{en,es}/**/*.ts', { eager: true });
const read = readableModules(modules);
const files = Object.keys(modules).map((path) => ({
  file: path.replace('/src/copy/', ''),
  exports: { ...read[path] },
  source: readFileSync(`.${path}`, 'utf8'),
}));

test('the files of each language are found', () => {
  expect(files.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['en/page/home.ts', 'en/tools/easy-read/home.ts', 'es/page/home.ts']),
  );
});

// So that a language can be translated, or generated, without a programmer.
describe.each(files)('$file', ({ exports, source }) => {
  test('is data once the facts are known, but for what is filled in later', () => {
    const isText = (_: string, value: unknown) =>
      typeof value === 'function' ? String(value('Title')) : value;
    const texts = JSON.stringify(exports, isText);
    expect(texts).not.toMatch(/undefined|\[object|NaN/);
  });

  test('decides nothing but whether the foundation has something', () => {
    expect(source).not.toMatch(/\?\?|\.(?:map|filter|flatMap|join|replace)\(/);
  });
});
