import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile, writeContentFile } from '@/content-file';
import { findGaps, type Gap, hasExampleNumbers } from '@/content-file/gaps';
import type { Edits } from '@/content-store/edits';
import { changeContent } from '@/content-store/reducer';
import { copyFiles } from '@/language';
import { visitNotes } from '../../../support/visit-notes';

const samples = {
  en: (await copyFiles.en.tools()).sampleContent,
  es: (await copyFiles.es.tools()).sampleContent,
};
const now = new Date(2024, 11, 18);

const opened = (text: string): Edits => readContentFile(text).file?.edits ?? {};
const gapsOf = (edits: Edits) => findGaps(edits, samples, now);
const draft: Gap = { kind: 'draft', language: 'es' };

/** The example with its facts, and nothing else, in the hands of a foundation. */
function theirs(changes: object): Edits {
  const {
    foundation,
    hero: theirHero,
    ...rest
  } = JSON.parse(readFileSync('resources/content-file.example.json', 'utf8'));
  const numbers = { phone: '(718) 234-0110', relay: '711', textLine: '', email: 'us@harbor.org' };
  const links = { supportEmail: '', facebook: '', leaveAddress: 'https://weather.org/' };
  const hero = { ...theirHero, title: 'Welcome', easyWords: 'We help.' };
  const lists = {
    services: [],
    testimonials: [],
    events: [],
    programs: [],
    roles: [],
    gifts: [],
    support: [],
  };
  return opened(
    JSON.stringify({
      ...rest,
      foundation: { ...foundation, ...numbers, ...links },
      hero,
      ...lists,
      ...changes,
    }),
  );
}

test('all of the samples is left to replace: numbers, addresses, figures, quotes, offers and past events', () => {
  const gaps = gapsOf({});
  const numbers = ['phone', 'crisisLine', 'textLine', 'crisisTextLine', 'fax'];
  const addresses = ['email', 'supportEmail', 'partnersEmail', 'facebook', 'instagram', 'youtube'];
  expect(gaps).toEqual([
    { kind: 'exampleNumber', part: 'foundation', fields: numbers },
    { kind: 'exampleAddress', part: 'foundation', fields: addresses },
    {
      kind: 'sample',
      part: 'foundation',
      fields: ['street', 'entrance', ...visitNotes, 'lives', 'communities', 'volunteers'],
    },
    { kind: 'blank', part: 'foundation', fields: ['leaveAddress'] },
    { kind: 'sample', part: 'testimonials', items: [1, 2, 3] },
    { kind: 'sample', part: 'events', items: [1, 2, 3] },
    { kind: 'over', part: 'events', items: [1] },
    { kind: 'sample', part: 'programs', items: [1, 2, 3, 4, 5, 6] },
    { kind: 'sample', part: 'roles', items: [1, 2, 3, 4] },
    { kind: 'sample', part: 'gifts', items: [1, 2, 3, 4] },
    { kind: 'sample', part: 'partnerships', items: [1, 2, 3] },
    { kind: 'sample', part: 'support', items: [1, 2, 3] },
    draft,
  ]);
  // A file that was saved without a change says the same.
  expect(gapsOf(opened(writeContentFile({}, samples, '2024-12-18')))).toEqual(gaps);
});

test('of a foundation that has replaced everything, only the draft is left', () => {
  expect(gapsOf(theirs({}))).toEqual([draft]);
});

test('of a foundation with another name, what the samples say of themselves is left, too', () => {
  const gaps = gapsOf({ foundation: { name: { all: 'Harbor House' } } });
  expect(gaps).toContainEqual({ kind: 'sample', part: 'hero' });
  expect(gaps.find(({ kind, part }) => kind === 'sample' && part === 'foundation')?.fields).toContain(
    'about',
  );
});

test('a text without a translation or easy words is left to write, and an event that is over to replace', () => {
  const event = {
    id: 9,
    title: { en: 'Garden Day' },
    date: '2024-12-17',
    time: '9:00 AM',
    location: 'The park, see park.example/map',
    description: { en: 'Call 718-555-0110.', es: 'Llame.' },
  };
  const today = {
    ...event,
    id: 10,
    title: 'Movies',
    date: '2024-12-18',
    location: 'Here',
    description: 'Fun.',
  };
  const easy = { ...today, id: 11, easyWords: 'A movie.' };
  expect(gapsOf(theirs({ events: [event, today, easy] }))).toEqual([
    { kind: 'exampleNumber', part: 'events', items: [9] },
    { kind: 'exampleAddress', part: 'events', items: [9] },
    { kind: 'over', part: 'events', items: [9] },
    { kind: 'untranslated', part: 'events', language: 'es', items: [9] },
    { kind: 'noEasyWords', part: 'events', items: [9, 10] },
    draft,
  ]);
});

test('a changed sample is none, needs a translation and easy words, and one fact less is left', () => {
  const language = { tag: 'en', samples: samples.en } as const;
  const [role] = samples.en.roles;
  const renamed = { ...role, title: 'Buddy', easyWords: undefined } as never;
  const edits = changeContent(
    {
      foundation: { phone: { all: '(718) 234-0110' }, about: { en: 'We help.' } },
      hero: { subtitle: { en: 'Hi' }, easyWords: { all: undefined } },
    },
    { kind: 'save', list: 'roles', draft: renamed, now: 0 },
    language,
    '2024-12-18',
  );
  const gaps = gapsOf(edits);
  expect(gaps).toContainEqual({ kind: 'sample', part: 'roles', items: [2, 3, 4] });
  expect(gaps).toContainEqual({ kind: 'untranslated', part: 'roles', language: 'es', items: [1] });
  expect(gaps).toContainEqual({ kind: 'noEasyWords', part: 'roles', items: [1] });
  expect(gaps).toContainEqual({
    kind: 'untranslated',
    part: 'foundation',
    language: 'es',
    fields: ['about'],
  });
  expect(gaps).toContainEqual({ kind: 'untranslated', part: 'hero', language: 'es' });
  expect(gaps).toContainEqual({ kind: 'noEasyWords', part: 'hero' });
  expect(gaps[0]?.fields).not.toContain('phone');
});

test('knows whether a kiosk shows numbers that lead to nobody', () => {
  expect(hasExampleNumbers(samples.en.foundation)).toBe(true);
  expect(hasExampleNumbers({ phone: '(718) 234-0110', fax: '', hours: ['5550100'] })).toBe(false);
});
