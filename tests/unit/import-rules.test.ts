import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['foundationHost, which the preload script exposes', 'foundationHost', ['host']],
  ['speechSynthesis', /speechSynthesis|SpeechSynthesisUtterance/, ['features/speech']],
  ['a language by its name instead of @/copy', /content\/en\b/, []],
])('no other folder of src uses %s', (_, name, folders) => {
  const files = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' });
  const users = files
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(top, 'src', file), 'utf8').search(name) >= 0)
    .map((file) => dirname(file).replaceAll(sep, '/'));
  expect(new Set(users)).toEqual(new Set(folders));
});
