import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { expect, test } from 'vitest';
import { top } from '../support/top';
import { segmentsOf } from './copy-texts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const readDictionary = (path: string) =>
  decodeTrie(gunzipSync(readFileSync(join(top, 'node_modules/@cspell', path))));

const dictionaries = {
  en: readDictionary('dict-en_us/en_US.trie.gz'),
  es: readDictionary('dict-es-es/Spanish.trie.gz'),
};
type Language = keyof typeof dictionaries;

/** What no dictionary has. */
const namesAndTerms = new Set(read('tests/unit/names-and-terms.txt').replace(/^#.*/gm, '').split(/\s+/));

/** Placeholders, addresses, command-line options, and names of files. */
const noProse = /\{\w+\}|\S*(?:@|:\/|\/\/)\S*|--[\w-]+(?:=\S+)?|[\w-]*\.\w{2,}\b|\S+#\d+/gu;

/** The words of a text, without single letters and without the ’s of a possessive. */
const wordsIn = (text: string) =>
  text
    .replace(noProse, ' ')
    .replaceAll('’', "'")
    .match(/(?<![\p{L}\d])\p{L}+(?:'(?!s\b)\p{L}+)*/gu)
    ?.filter((word) => word.length > 1) ?? [];

const isSpelled = (word: string, language: Language) =>
  [word, word.toLowerCase()].some((form) => dictionaries[language].has(form) || namesAndTerms.has(form));

/** The words, one a line, that neither the dictionary nor the list has. */
const misspelled = (texts: readonly string[], language: Language) =>
  [...new Set(texts.flatMap(wordsIn))].filter((word) => !isSpelled(word, language)).join('\n');

const copy = import.meta.glob<object>(['/src/copy/{en,es}/**/*.ts', '!**/index.ts'], { eager: true });

// A word that is right, and in no dictionary, goes into tests/unit/names-and-terms.txt.
test.each(Object.keys(copy))('%s is spelled right', (path) => {
  const texts = segmentsOf(copy[path]).map(([, text]) => text);
  expect(misspelled(texts, path.includes('/es/') ? 'es' : 'en')).toBe('');
});

const documents = ['', 'resources/hosting/', 'resources/kiosk/']
  .flatMap((folder) => readdirSync(join(top, folder)).map((name) => folder + name))
  .filter((path) => path.endsWith('.md'));

test.each(documents)('%s is spelled right', (name) => {
  const prose = read(name).replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' ');
  expect(misspelled([prose], 'en')).toBe('');
});
