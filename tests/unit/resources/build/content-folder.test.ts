import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../../../../resources/build/content-folder';
import { temporaryFolder } from '../../../support/temporary-folder';

it('finds the copy of a language by its name', () => {
  expect(basename(contentFolder('en'))).toBe('en');
});

it('finds the copy in a folder elsewhere, such as a translator’s', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'language.ts'), '');
  expect(contentFolder(folder)).toBe(folder);
});

it.each(['xx', '', '..', '../content', 'en/..', '/etc', './src'])(
  'refuses %j, which has none',
  (language) => {
    expect(() => contentFolder(language)).toThrow(`There is no copy in the language "${language}"`);
  },
);
