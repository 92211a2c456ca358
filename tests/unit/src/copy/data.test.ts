import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readableModules } from '../../copy-texts';

const modules = import.meta.glob<object>('/src/copy/{en,es}/**/*.ts', { eager: true });
const read = readableModules(modules);
const files = Object.keys(modules).map((path) => ({
  file: path.replace('/src/copy/', ''),
  exports: { ...read[path] },
  source: readFileSync(`.${path}`, 'utf8'),
}));

// So that a language can be translated, or generated, without a programmer.
describe.each(files)('$file', ({ exports }) => {
  test('is data once the facts are known, but for what is filled in later', () => {
    const isText = (_: string, value: unknown) =>
      typeof value === 'function' ? String(value('Title')) : value;
    const texts = JSON.stringify(exports, isText);
    expect(texts).not.toMatch(/undefined|\[object|NaN/);
  });
});
