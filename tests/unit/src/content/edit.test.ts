import { expect, test } from 'vitest';
import { defaultContent } from '@/content/default-content';
import { type Content, isSameContent } from '@/content/document';
import { applyEdit, type ContentEdit } from '@/content/edit';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { remainingSamples } from '@/content/remaining-samples';

const noAnswers = { features: [], who: [], hard: [], meet: [] };
const plain = { ...noAnswers, description: 'Ask.', icon: 'heart' };
const service = (id: number, title: string) => ({ ...plain, id, title });
const [matching, rides, loans] = [service(101, 'Matching'), service(102, 'Rides'), service(103, 'Loans')];
const party = {
  ...{ id: 101, title: 'Party', description: 'Soup' },
  ...{ date: '2024-12-15', time: '10:00 AM', location: 'Office' },
};

/** A value that throws when it is changed, since Undo returns to the document before. */
function frozen<Value extends object>(value: Value): Value {
  for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) frozen(child);
  return Object.freeze(value);
}

const seed: Content = frozen({
  ...defaultContent(),
  saved: '2023-11-14',
  hero: { title: 'Hello', subtitle: 'There', image: 'weave.svg' },
  services: [matching, rides, loans],
  events: [party],
});

const now = 1_700_000_000_000;
const samples = remainingSamples(defaultContent(), defaultContent());
const editIn = (tag: LanguageTag, document: Content, action: ContentEdit) =>
  applyEdit(document, action, { tag, today: '2023-11-14', samples });
const newService = { title: 'New', description: 'Just added', icon: 'book' };

const changeAll = (document: Content, ...actions: ContentEdit[]) =>
  actions.reduce((before, action) => editIn('en', before, action), document);
const change = (document: Content, ...actions: ContentEdit[]) =>
  localize(changeAll(document, ...actions), 'en');
const shown = localize(seed, 'en');

test('saving the hero changes nothing else, and counts as a change only if something differs in a language', () => {
  const hero = { title: 'Hi', subtitle: '<b>', image: '' };
  const renamed = changeAll(seed, { kind: 'savePart', part: 'hero', values: hero });
  expect(localize(renamed, 'en')).toEqual({ ...shown, hero });
  expect(isSameContent(seed, { ...seed, saved: '2026-01-01' })).toBe(true);
  expect(isSameContent(seed, renamed)).toBe(false);
  const spanish: ContentEdit = { kind: 'savePart', part: 'hero', values: { title: 'Hola' } };
  expect(isSameContent(renamed, editIn('es', renamed, spanish))).toBe(false);
});

test('easy words that staff remove disappear from the file; their translation stays', () => {
  const save = (document: Content, easyWords: string | undefined, tag: LanguageTag) =>
    editIn(tag, document, { kind: 'savePart', part: 'hero', values: { easyWords } });
  const written = save(seed, 'We help.', 'en');
  expect(written.hero.easyWords).toEqual({ en: 'We help.' });
  expect(save(written, undefined, 'en').hero).not.toHaveProperty('easyWords');
  const blank = save(written, undefined, 'es');
  expect(localize(blank, 'en').hero.easyWords).toBe('We help.');
  expect(localize(blank, 'es').hero.easyWords).toBeUndefined();
});

test('saving an item that was deleted in the meantime appends it as a new one', () => {
  const draft = { ...rides, title: 'Rides again' };
  const list = 'services' as const;
  const { services } = change(seed, { kind: 'delete', list, id: 102 }, { kind: 'save', list, draft, now });
  expect(services).toEqual([matching, loans, { ...draft, id: now }]);
});

test('saving without an id appends an item with the time as its id, or the next one that is free', () => {
  const save: ContentEdit = { kind: 'save', list: 'services', draft: newService, now };
  const added = [0, 1, 2].map((later) => ({ ...noAnswers, ...newService, id: now + later }));
  expect(change(seed, save, save, save).services).toEqual([matching, rides, loans, ...added]);
});

test('moving an item takes it to its new place', () => {
  const { services } = change(seed, { kind: 'move', list: 'services', id: 103, to: 1 });
  expect(services).toEqual([matching, loans, rides]);
});

const both: Content = {
  ...seed,
  hero: { ...seed.hero, title: { en: 'Hello', es: 'Hola' }, subtitle: { en: 'There', es: 'A todos' } },
};
const hero = (title: string): ContentEdit => ({ kind: 'savePart', part: 'hero', values: { title } });

function changeIn(...steps: (readonly [LanguageTag, ContentEdit])[]) {
  const changed = steps.reduce((document, [tag, action]) => editIn(tag, document, action), both);
  return { en: localize(changed, 'en'), es: localize(changed, 'es') };
}

test('a changed text appears in both languages until it is translated, and the others stay', () => {
  const english = ['en', hero('Welcome')] as const;
  const { hero: before } = localize(both, 'es');
  expect(changeIn(english).es.hero).toEqual({ ...before, title: 'Welcome', languages: { title: 'en' } });
  const { en, es } = changeIn(english, ['es', hero('Bienvenidos')]);
  expect([en.hero.title, en.hero.languages?.title]).toEqual(['Welcome', undefined]);
  expect([es.hero.title, es.hero.languages?.title]).toEqual(['Bienvenidos', undefined]);
});

/** The easy words of the first service in English and in Spanish, each with the language that it is really in. */
function easyWordsAfter(service: Content['services'][number], ...changes: object[]) {
  const actions = changes.map((draft): ContentEdit => {
    const values = { ...localize({ ...seed, services: [service] }, 'en').services[0], ...draft };
    return { kind: 'save', list: 'services', draft: values, now };
  });
  const changed = changeAll({ ...seed, services: [service] }, ...actions);
  return (['en', 'es'] as const).map((tag) => {
    const [item] = localize(changed, tag).services;
    return [item?.easyWords, item?.languages?.easyWords];
  });
}

test("staff who replace a sample's text lose its easy words, and keep their own in that language", () => {
  const [sample = matching] = defaultContent().services;
  const theirs = { ...sample, easyWords: { en: 'We look.', es: 'Buscamos.' } };
  const ours = { description: 'Ours', easyWords: 'We do.' };
  const inEnglish = (words: string) => [undefined, 'en'].map((language) => [words, language]);
  for (const draft of [{ icon: 'book' }, { title: 'Finding' }])
    expect(easyWordsAfter(theirs, draft).flat()).toEqual(['We look.', undefined, 'Buscamos.', undefined]);
  expect(easyWordsAfter(theirs, { description: 'Ours' })).toEqual(inEnglish('We look.'));
  expect(easyWordsAfter(theirs, ours, { ...ours, description: 'Ours.' })).toEqual(inEnglish('We do.'));
  // Those of a sample are about its text.
  const none = [undefined, undefined];
  expect(easyWordsAfter(sample, { description: 'Ours' })).toEqual([none, none]);
});

test('a text that staff leave as it is in a translation counts as translated', () => {
  const draft = { ...party, id: undefined, title: 'Picnic', location: 'Riverside Park' };
  const added: ContentEdit = { kind: 'save', list: 'events', draft, now };
  const translation: ContentEdit = { ...added, draft: { ...draft, id: now, title: 'Pícnic' } };
  const moved: ContentEdit = { ...added, draft: { ...draft, id: now, date: '2025-03-09' } };
  const languages = { title: 'en', time: 'en', location: 'en', description: 'en' };
  expect(changeIn(['en', added]).es.events[1]).toEqual({ ...draft, id: now, languages });
  expect(changeIn(['en', added], ['es', moved]).es.events[1]?.languages).toEqual(languages);
  const translated = { ...draft, id: now, title: 'Pícnic' };
  expect(changeIn(['en', added], ['es', translation]).es.events[1]).toEqual(translated);
});
