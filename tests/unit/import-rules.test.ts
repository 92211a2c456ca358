import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));

// What `npm run lint` cannot say of imports.
test.each([
  ['foundationHost, which the preload script exposes', 'foundationHost', ['host', 'site']],
  ['speechSynthesis', /speechSynthesis|SpeechSynthesisUtterance/, ['features/speech']],
  ['a language by its name instead of useCopy()', /@\/copy\/(en|es)\b/, []],
])('no other folder of src uses %s', (_, name, folders) => {
  const users = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(top, 'src', file), 'utf8').search(name) >= 0)
    .map((file) => dirname(file).replaceAll(sep, '/'));
  expect(new Set(users)).toEqual(new Set(folders));
});
