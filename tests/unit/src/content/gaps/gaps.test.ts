import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { applyEdit } from '@/content/edit';
import { listNames } from '@/content/fields';
import { findGaps, type Gap, hasExampleNumbers } from '@/content/gaps/gaps';
import { readContent, writeContent } from '@/content/read-content';
import { remainingSamples } from '@/content/remaining-samples';
import { content } from '../../../../support/filled-copy';
import { visitNotes } from '../../../visit-notes';

const samples = defaultContent();
const now = new Date(2024, 11, 18);
const today = '2024-12-18';

function opened(text: string): Content {
  const { document, problems } = readContent(text);
  if (!document) throw new Error(JSON.stringify(problems));
  return document;
}
const gapsOf = (document: Content) =>
  findGaps(document, remainingSamples(samples, samples), ['en', 'es'], now);
const draft: Gap = { kind: 'draft', language: 'es' };

/** The example with its facts, and nothing else, in the hands of a foundation. */
function theirs(changes: object): Content {
  const file = JSON.parse(readFileSync('resources/content-file.example.json', 'utf8'));
  const numbers = { phone: '(718) 234-0110', relay: '711', textLine: '', email: 'us@harbor.org' };
  const links = { supportEmail: '', facebook: '', leaveAddress: 'https://weather.org/' };
  Object.assign(file.foundation, numbers, links);
  Object.assign(file.hero, { title: 'Welcome', easyWords: 'We help.' });
  for (const list of listNames) if (file[list]) file[list] = [];
  return opened(JSON.stringify({ ...file, ...changes }));
}

test('reports all samples: numbers, addresses, figures, quotes, offers and past events', () => {
  const gaps = gapsOf(samples);
  const numbers = ['phone', 'crisisLine', 'textLine', 'crisisTextLine', 'fax'];
  const addresses = ['email', 'supportEmail', 'partnersEmail', 'facebook', 'instagram', 'youtube'];
  const others = ['street', 'entrance', ...visitNotes, 'lives', 'communities', 'volunteers'];
  expect(gaps).toEqual([
    { kind: 'exampleNumber', part: 'foundation', fields: numbers },
    { kind: 'exampleAddress', part: 'foundation', fields: addresses },
    { kind: 'sample', part: 'foundation', fields: others },
    { kind: 'blank', part: 'foundation', fields: ['leaveAddress'] },
    { kind: 'sample', part: 'services', items: [1, 2, 3, 4] },
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
  expect(gapsOf(opened(writeContent(samples, today)))).toEqual(gaps);
});

test('reports only the draft language once everything is replaced', () => {
  expect(gapsOf(theirs({}))).toEqual([draft]);
});

test('also reports texts about the sample foundation if the name is another one', () => {
  const gaps = gapsOf({ ...samples, foundation: { ...samples.foundation, name: 'Harbor House' } });
  expect(gaps).toContainEqual({ kind: 'sample', part: 'hero', fields: ['title'] });
  expect(gaps.flatMap(({ fields }) => fields ?? [])).toContain('about');
});

test('reports missing translations, missing easy words and past events', () => {
  const event = {
    ...{ id: 9, title: { en: 'Garden Day' }, date: '2024-12-17', time: '9:00 AM' },
    ...{ location: 'park.example/map', description: { en: 'Call 718-555-0110.', es: 'Llame.' } },
  };
  const ahead = { id: 10, title: 'Movies', date: '2024-12-18', location: 'Here', description: 'Fun.' };
  const today = { ...event, ...ahead };
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

test('a changed sample is no sample, and needs a translation and easy words', () => {
  const [role] = content.en.roles;
  const changes = [
    { kind: 'savePart', part: 'hero', values: { ...content.en.hero, subtitle: 'Hi' } },
    { kind: 'save', list: 'roles', draft: { ...role, title: 'Buddy', easyWords: undefined }, now: 0 },
  ] as const;
  const context = { tag: 'en', today, samples: remainingSamples(samples, samples) } as const;
  const gaps = gapsOf(changes.reduce<Content>((before, each) => applyEdit(before, each, context), samples));
  for (const gap of [
    { kind: 'sample', part: 'roles', items: [2, 3, 4] },
    { kind: 'untranslated', language: 'es', part: 'roles', items: [1] },
    { kind: 'noEasyWords', part: 'roles', items: [1] },
    { kind: 'untranslated', language: 'es', part: 'hero', fields: ['subtitle'] },
    { kind: 'noEasyWords', part: 'hero' },
  ])
    expect(gaps).toContainEqual(gap);
});

test('detects example numbers in a kiosk', () => {
  expect(hasExampleNumbers(content.en.foundation)).toBe(true);
  expect(hasExampleNumbers({ phone: '(718) 234-0110', fax: '', hours: ['5550100'] })).toBe(false);
});
