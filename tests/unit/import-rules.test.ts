import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../support/top';

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

test('the list in ARCHITECTURE.md goes down only', async () => {
  const rules = await import(join(top, '.dependency-cruiser.mjs'));
  const folders: Readonly<Record<string, string>> = rules.folders;
  const [, list = ''] =
    /```text\n(site\n[^`]*)```/.exec(readFileSync(join(top, 'ARCHITECTURE.md'), 'utf8')) ?? [];
  const lines = list.split('\n').map((line) => line.split(', '));
  const levelOf = (folder: string) => lines.findIndex((line) => line.includes(folder));
  const rising = Object.entries(folders).flatMap(([folder, others]) =>
    others.split('|').filter((other) => other && levelOf(other) <= levelOf(folder)),
  );
  expect(rising).toEqual([]);
  expect(lines.flat().filter(Boolean).toSorted()).toEqual(Object.keys(folders).toSorted());
});
