import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('/src/content/{en,es}/**/*.ts', { eager: true });
const files = Object.entries(modules).map(([path, module]) => ({
  file: path.replace('/src/content/', ''),
  exports: { ...module },
  source: readFileSync(`.${path}`, 'utf8'),
}));

test('the files of each language are found', () => {
  expect(files.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['en/page/home.ts', 'en/tools/easy-read/home.ts', 'es/page/home.ts']),
  );
});

// So that a language can be translated, or generated, without a programmer.
describe.each(files)('$file', ({ exports, source }) => {
  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(exports))).toStrictEqual(exports);
  });

  test('computes nothing', () => {
    expect(source).not.toMatch(/=>|\bfunction\b|\w\.\w+\(/);
  });
});
