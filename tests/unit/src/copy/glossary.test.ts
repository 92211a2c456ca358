import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readableModules, segmentsOf } from '../../copy-texts';

const modules = readableModules(
  import.meta.glob<object>(['/src/copy/{en,es}/**/*.ts', '!**/index.ts'], { eager: true }),
);

/** Each text of a language after its place, such as `page/home.ts: home.mission.title: Our Mission`. */
function copyOf(language: string) {
  const folder = `/src/copy/${language}/`;
  const files = Object.entries(modules).filter(([path]) => path.startsWith(folder));
  return files.flatMap(([path, module]) =>
    segmentsOf(module).map(([key, text]) => ({ place: `${path.replace(folder, '')}: ${key}`, text })),
  );
}

/** The words in the last column of a glossary, as they are written there or with a capital. */
function avoidedWords(language: string): RegExp {
  const glossary = readFileSync(`src/copy/${language}/GLOSSARY.md`, 'utf8');
  const words = glossary
    .split('\n')
    .map((row) => row.split('|')[3]?.trim() ?? '')
    .filter((cell) => cell && cell !== 'Not' && !cell.startsWith('-'))
    .flatMap((cell) => cell.split(', '))
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`);
  return new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'gu');
}

test.each(['en', 'es'])('the copy of %s says nothing that its glossary avoids', (language) => {
  const avoided = avoidedWords(language);
  const said = copyOf(language).filter(({ text }) => text.replaceAll(/\{\w+\}/g, '').match(avoided));
  expect(said.map(({ place, text }) => `${place}: ${text.match(avoided)}`)).toEqual([]);
});
