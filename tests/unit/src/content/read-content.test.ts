import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { readStartContent } from '@/content/file/read-start-content';
import { MAX_REPORTED, type Problem } from '@/content/file-rules';
import { localize } from '@/content/localize';
import { readContent, writeContent } from '@/content/read-content';
import { remainingSamples } from '@/content/remaining-samples';
import { publishedSchema } from '../../../tools/published-schema';

const read = (name: string) => readFileSync(`resources/content-file.${name}.json`, 'utf8');
const example = read('example');
const today = '2026-11-23';
const svgLogo = `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`;

/** The example with another value at a path such as `events.0.date`; `undefined` removes what is there. */
function withValue(path: string, value: unknown): string {
  const file = JSON.parse(example);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  keys.reduce((parent, key) => parent[key], file)[last] = value;
  return JSON.stringify(file);
}

function open(text: string, site?: Content) {
  const result = readContent(text, site);
  expect(result.problems).toBeUndefined();
  if (!result.document) throw new Error('It was refused.');
  return result;
}

const { document: theirs } = open(example);

test('a saved file restores everything, also texts in one language only', () => {
  const { document, notices } = open(writeContent(theirs, theirs.saved));
  expect({ document, notices }).toEqual({ document: theirs, notices: [] });
  expect(open(writeContent(theirs, '2027-01-02')).document).toEqual({ ...theirs, saved: '2027-01-02' });
});

test('a saved file is not too large if a compact file was not', () => {
  const [event] = JSON.parse(example).events;
  const long = { ...event, description: 'é'.repeat(1_907) };
  const events = Array.from({ length: 500 }, (_, id) => ({ ...long, id: id + 1 }));
  const { document } = open(withValue('events', events));
  expect(open(writeContent(document, document.saved)).document).toEqual(document);
});

const site = defaultContent();
const { format, saved, hero, services, testimonials, events } = JSON.parse(example);
const first = JSON.stringify({ format, version: 1, saved, hero, services, testimonials, events });
const noFoundation = expect.objectContaining({ kind: 'missing', part: 'foundation' });
const start = (text: string, own = site) => readStartContent(text, own, remainingSamples(own, site));

test('a file of version 1 keeps the facts and the offers of the site', () => {
  const { document } = open(first, site);
  expect(document.services).toHaveLength(2);
  const { foundation, programs, gifts } = site;
  expect(document).toMatchObject({ version: 3, foundation, programs, gifts });
  expect(readContent(first).problems).toContainEqual(noFoundation);
});

test('a file of version 2 keeps the answers, and Easy read only for texts of the site', () => {
  const older = JSON.parse(writeContent(site, today));
  for (const service of older.services)
    for (const name of ['who', 'hard', 'meet', 'easyTitle', 'easyWords', 'easyList']) delete service[name];
  older.services[1].description.es = 'Otra descripción.';
  older.services[2].title.en = 'Something else';
  const text = JSON.stringify({ ...older, version: 2 });
  const [kept, changed, other] = open(text, site).document.services;
  const [first, second] = site.services;
  expect(kept).toEqual(first);
  expect(changed).toMatchObject({ who: second?.who, hard: second?.hard, meet: second?.meet });
  expect(Object.keys(changed ?? {})).not.toContain('easyWords');
  expect(other).toMatchObject({ who: [], hard: [], meet: [] });
});

test('the app does not start with a file of version 1 that would show an invented foundation', () => {
  expect(start(first).problems).toContainEqual(noFoundation);
  const own = { ...site, foundation: { ...site.foundation, name: 'Harbor House' } };
  expect(start(first, own).document?.foundation).toEqual(own.foundation);
  expect(start(example).problems).toBeUndefined();
});

test('an app that starts with a file of version 2 shows no invented mission', () => {
  const { mission, areas, approach, steps, ...older } = JSON.parse(writeContent(site, today));
  const { document } = start(JSON.stringify({ ...older, version: 2 }));
  expect(mission).not.toEqual(document?.mission);
  expect(Object.values(document?.mission ?? { text: '' }).join('')).toBe('');
  expect([areas, approach, steps].flat().length).toBeGreaterThan(0);
  expect([document?.areas, document?.approach, document?.steps]).toEqual([[], [], []]);
});

const validate = new Ajv({
  strictTypes: false,
  formats: { date: /^\d{4}-\d\d-\d\d$/, uri: URL.canParse },
}).compile(JSON.parse(read('schema')));

test.each<[string, unknown]>([
  ['hero.title', ''],
  ['hero.title', { en: 'Hello', fr: 'Bonjour' }],
  ['hero.image', 'https://example.org/a.png'],
  ['hero.subtitle.en', 'x'.repeat(5_001)],
  ['services.0.id', undefined],
  ['services.0.features', Array(51).fill('One')],
  ['testimonials.0.rating', 4.5],
  ['events.0.date', 'May 8, 2027'],
  ['version', 4],
  ['foundation', undefined],
  ['foundation.name', 'Ж'.repeat(80)],
  ['foundation.crisisLine', ''],
  ['foundation.leaveAddress', 'javascript:alert(1)//.'],
  ['foundation.phone', '+44 20 7946 0958'],
  ['foundation.email', 'us@example.org?bcc=me@example.org'],
  ['foundation.hours.1', '08:00-24:00'],
  ['foundation.closedDays', ['2026-12-25', '2027-01-01']],
  ['foundation.lives', 300],
  ['foundation.accent', ''],
  ['foundation.logo', 'data:image/jpeg;base64,AAAA'],
  ['programs.0.who', ['unsure']],
  ['programs.0.meet', Array(4).fill('group')],
  ['gifts', undefined],
  ['gifts', [{}]],
  ['color', 'red'],
])('the published schema and the site agree on %.80j', (path, value) => {
  const text = withValue(path, value);
  expect(validate(JSON.parse(text))).toBe(readContent(text).problems === undefined);
});

test('the published schema is written from what the site checks (npm run schema)', () => {
  expect(JSON.parse(read('schema'))).toEqual(publishedSchema());
});

const png = 'data:image/png;base64,';

test.each([
  ['', 'notJson'],
  ['null', 'otherFormat'],
  ['{"format":"weaving-hope-content","version":"1"}', 'otherFormat'],
  ['{"format":"weaving-hope-content","version":0}', 'otherFormat'],
  ['{"format":"weaving-hope-content","version":4}', 'newer'],
  [`"${'é'.repeat(1_000_000)}"`, 'tooLarge'],
])('is refused: %.60s', (text, kind) => expect(readContent(text)).toEqual({ problems: [{ kind }] }));

/** A long text, a list or an object is not repeated in what is told. */
const isShort = (value: unknown) => typeof value === 'string' && value.length < 50;
/** Where a problem is, as it is told. */
function placeOf(path: string) {
  if (path === 'saved') return { field: path };
  const [part, ...steps] = path.split('.');
  const item = steps.find((step) => /^\d+$/.test(step));
  const [field, language] = steps.filter((step) => step !== item);
  return { part, item: part === 'foundation' || !item ? undefined : Number(item) + 1, field, language };
}

test.each<[what: string, path: string, value: unknown, kind: Problem['kind'], told?: string]>([
  ['a day that does not exist', 'events.1.date', '2026-02-30', 'date'],
  ['a saved day that does not exist', 'saved', '2026-13-01', 'date'],
  ['a missing text', 'events.1.title', undefined, 'missing'],
  ['a text in no known language', 'events.1.title', { fr: 'Film' }, 'missing'],
  ['a text that shows nothing', 'events.1.title.en', ' \u200b', 'missing', ''],
  ['an e-mail address with a control character', 'foundation.email', 'us\u0000@example.org', 'email'],
  ['an office that closes before it opens', 'foundation.hours.2', '18:00-08:00', 'hours'],
  ['a break that is over too early', 'foundation.hours.2', '08:00-12:00, 11:00-17:00', 'hours'],
  ['a time zone that does not exist', 'foundation.timeZone', 'America/Gotham', 'timeZone'],
  ['a site that is not encrypted', 'foundation.youtube', 'http://youtube.example/us', 'link'],
  ['a color in which nobody could read', 'foundation.accent', '#f2b134', 'contrast'],
  ['a logo that is no whole PNG', 'foundation.logo', `${png}${btoa('<svg><script/></svg>')}`, 'logo'],
  ['a logo of 201 kB', 'foundation.logo', png + btoa('x'.repeat(201_000)), 'logoSize'],
  ['an item that is no object', 'events.1', 'Party', 'unreadable'],
  ['a picture from the internet', 'hero.image', 'https://example.org/a.png', 'image'],
])('is refused: %s', (_, path, value, kind, told = isShort(value) ? value : undefined) => {
  const { problems } = readContent(withValue(path, value));
  expect(problems).toEqual([{ ...placeOf(path), kind, value: told }]);
});

test('fields of a newer release stay in the file', () => {
  const file = JSON.parse(example);
  file.author = 'Ada';
  file.events[1].color = { deep: [1] };
  file.hero.title.fr = 'Tisser';
  const { document, notices } = open(JSON.stringify(file));
  expect(document).toMatchObject({ author: 'Ada', hero: { title: { fr: 'Tisser' } } });
  expect(document.events[1]).toMatchObject({ color: { deep: [1] } });
  expect(JSON.parse(writeContent(document, document.saved))).toEqual(JSON.parse(JSON.stringify(document)));
  expect(notices).toEqual([
    { kind: 'unknownKey', value: 'author' },
    { kind: 'unknownKey', part: 'hero', field: 'title', value: 'fr' },
    { kind: 'unknownKey', part: 'events', item: 2, value: 'color' },
  ]);
  expect(localize(document, 'en')).toEqual(localize(theirs, 'en'));
});

test('drops a key that would set the prototype', () => {
  const { document } = open(example.replace('"accent"', '"__proto__": { "fax": "1" }, "accent"'));
  expect(Object.getPrototypeOf(document.foundation)).toBe(Object.prototype);
  expect(document).toEqual(theirs);
});

const unknownKeys = Array.from({ length: 150_000 }, (_, key) => `"k${key}":1`).join();

test.each([
  ['nested', '['.repeat(1_900_000)],
  ['full of unknown keys', `{${unknownKeys},${example.slice(1)}`],
])('of a large file %s no more is told than anybody reads, and reading stops there', (_, text) => {
  const { problems, ...file } = readContent(text);
  expect((problems ?? ('notices' in file ? file.notices : [])).length).toBeLessThanOrEqual(MAX_REPORTED + 1);
});

test.each([
  ['foundation', 'logo', svgLogo],
  ['hero', 'image', ' DATA:image/svg+xml,<svg/>'],
])('the %s of a file that has an SVG there has none, and keeps the rest', (part, field, svg) => {
  const { document, notices } = open(withValue(`${part}.${field}`, svg));
  expect(document).toEqual(open(withValue(`${part}.${field}`, '')).document);
  expect(notices).toEqual([{ kind: 'svg', part, field }]);
});

test('an icon that the site does not have is reported, and kept', () => {
  const { document, notices } = open(withValue('services.0.icon', 'car'));
  expect(notices).toEqual([{ kind: 'icon', part: 'services', item: 1, value: 'car' }]);
  expect(document.services[0]?.icon).toBe('car');
});

test('missing and repeated ids are replaced, and never with that of a sample', () => {
  const file = JSON.parse(example);
  file.services.push({ ...file.services[0] }, { ...file.services[0], id: undefined });
  const { document, notices } = open(JSON.stringify(file));
  const ids = [1, 1_790_000_000_000, 1_000_000_000_000, 1_000_000_000_001];
  expect(document.services.map(({ id }) => id)).toEqual(ids);
  expect(notices).toEqual([
    { kind: 'newId', part: 'services', item: 3 },
    { kind: 'newId', part: 'services', item: 4 },
  ]);
});

test.each([
  ['2125550142ext7', '(212) 555-0142 ext. 7'],
  ['+442079460958, Ext. 12', '+442079460958 ext. 12'],
])('the number %s is written as people read it: %s', (written, read) =>
  expect(open(withValue('foundation.crisisLine', written)).document.foundation.crisisLine).toBe(read),
);

test('characters that text cannot contain are replaced or left out, and a byte order mark ignored', () => {
  const { document } = open(`\uFEFF${withValue('hero.title', 'Hope\u0000\ud83d \u202eA\u202c')}`);
  expect(document.hero.title).toBe('Hope \ufffd A');
});

/** The example with one value exchanged for another. */
const exchanged = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.jsonValue({ maxDepth: 2 }))
  .map(([at, value]) => {
    let left = at;
    const exchange = (key: string, before: unknown) => (--left === 0 && key !== '' ? value : before);
    return JSON.stringify(JSON.parse(example, exchange));
  });

test.each([1, 2, 3])('a damaged file of version %i is read or refused as a whole', (version) => {
  fc.assert(
    fc.property(exchanged, (damaged) => {
      const text = damaged.replace('"version":3', `"version":${version}`);
      const { document, problems } = readContent(text, defaultContent());
      expect(problems?.length ?? 1).toBeGreaterThan(0);
      if (document) expect(readContent(writeContent(document, today)).problems).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});
