import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../../../../resources/build/content-folder';

it('finds the copy of a language by its name', () => {
  expect(basename(contentFolder('en'))).toBe('en');
});

it('finds the copy in a folder elsewhere, such as a translator’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'));
  await writeFile(join(folder, 'language.ts'), '');
  expect(contentFolder(folder)).toBe(folder);
  await rm(folder, { recursive: true });
});

it.each(['xx', '', '..', '../content', 'en/..', '/etc', './src'])(
  'refuses %j, which has none',
  (language) => {
    expect(() => contentFolder(language)).toThrow(`There is no copy in the language "${language}"`);
  },
);
