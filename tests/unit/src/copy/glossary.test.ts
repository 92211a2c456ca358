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

/** What the specification or the United Nations call so. */
const literals = new Set([
  'Oops! Page not found',
  'Unexpected Application Error!',
  'Grassroots-driven, people-first model',
  'Holistic awareness plus hands-on action',
  'Transparency and measurable impact',
  'Collaborative partnerships with CSR, government and civil society',
  'Good Health and Well-being',
]);

/** Easy read, the kiosk’s own copy, and what visitors take from the kiosk, which the glossary writes as sentences. */
const sentencesOnly = /easy|^kiosk\/|^screens\/take-home/;
/** Questions of the finder, tiles that answer a question, messages about a field, and a heading that Easy read shares. */
const noHeading = /finder\.questions|homeTiles|ways\.tiles|\.errors\.|easyErrorScreen\.detailsTitle/;
const headings = (language: string) =>
  copyOf(language).filter(
    ({ place, text }) =>
      /[.: ](?:title|\w+Title|notSaved)$/.test(place) && !noHeading.test(place) && !literals.has(text),
  );

const isSentence = (text: string) => /\?$|^Please |\b(?:is|are|was|were|did|has|have|cannot)\b/.test(text);

const smallWord = /^(?:a|an|the|and|but|or|for|of|to|in|on|at|by|as|if)$/;

function isTitleCase(text: string): boolean {
  const words = text.replace(/\{\w+\}/g, 'X').match(/[\p{L}’-]+/gu) ?? [];
  return words.every((word, index) =>
    smallWord.test(word.toLowerCase()) && index > 0 && index < words.length - 1
      ? word === word.toLowerCase()
      : /^\p{Lu}/u.test(word),
  );
}

/** Names, and short forms in capitals. */
const names = /Weaving Hope|Easy read|Lectura fácil|Content Management|Windows|Home|Inicio|\p{Lu}{2,}/gu;

const isSentenceCase = (text: string) =>
  /^[“¿¡]*[\p{Lu}\d{]/u.test(text) && !/\s[“¿¡]*(?!I\b)\p{Lu}/u.test(text.replace(names, ' '));

/** The texts that a rule does not allow, with their places. */
const breaking = (copy: ReturnType<typeof copyOf>, isRight: (text: string) => boolean) =>
  copy.filter(({ text }) => !isRight(text)).map(({ place, text }) => `${place}: ${text}`);

const isHeading = (text: string) => (isSentence(text) ? isSentenceCase(text) : isTitleCase(text));

test.each([
  ['in English, in title case, or as questions and sentences', 'en', /^/, sentencesOnly, isHeading, 90],
  ['of Easy read and of the kiosk, as sentences', 'en', sentencesOnly, /$^/, isSentenceCase, 60],
  ['in Spanish, as sentences', 'es', /^/, /$^/, isSentenceCase, 150],
] as const)('headings are written alike: %s', (_, language, where, elsewhere, isRight, atLeast) => {
  const found = headings(language).filter(({ place }) => where.test(place) && !elsewhere.test(place));
  expect(found.length).toBeGreaterThan(atLeast);
  expect(breaking(found, isRight)).toEqual([]);
});
