import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../../../../resources/build/content-folder';

it('finds the words of a language', () => {
  expect(basename(contentFolder('en'))).toBe('en');
});

it.each(['xx', '', '..', '../content', 'en/..', '/etc'])('refuses %j, which has none', (language) => {
  expect(() => contentFolder(language)).toThrow(`There are no words in the language "${language}"`);
});
