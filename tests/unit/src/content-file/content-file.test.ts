import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { fields } from '@/content/fields';
import type { Service } from '@/content/types';
import { readContentFile, writeContentFile } from '@/content-file';
import { accentContrast, MIN_CONTRAST } from '@/content-file/accent';
import { listNames, MAX_TOLD, offerNames, type Problem } from '@/content-file/content-file';
import { isLogo } from '@/content-file/logo';
import { contentIn, type Edits } from '@/content-store/edits';
import { changeContent } from '@/content-store/reducer';
import { copyFiles } from '@/language';
import { seededRandom } from '@/lib/seeded-random';
import { publishedSchema } from '../../../support/content-schema';

const read = (name: string) => readFileSync(`resources/content-file.${name}.json`, 'utf8');
const example = read('example');

const samples = {
  en: (await copyFiles.en.tools()).sampleContent,
  es: (await copyFiles.es.tools()).sampleContent,
};

type Path = readonly (string | number)[];

/** The example with another value at a path; `undefined` removes what is there. */
function withValue(path: Path, value: unknown): string {
  const file = JSON.parse(example);
  const parent = path.slice(0, -1).reduce((parent, key) => parent[key], file);
  parent[path.at(-1) ?? ''] = value;
  return JSON.stringify(file);
}

/** Reads a file that is not refused. */
function open(text: string) {
  const { file, problems } = readContentFile(text, samples);
  expect(problems).toBeUndefined();
  if (!file) throw new Error('It was refused.');
  return file;
}

describe('a site that is built with a file', () => {
  const { edits } = open(example);
  const built = {
    en: contentIn('en', samples.en, edits),
    es: contentIn('es', samples.es, edits),
  };

  test('saves the same file, also what is in one language', () => {
    const saved = JSON.parse(writeContentFile({}, built, '2026-11-23'));
    // Beside samples, it says that there are no easy words.
    const withoutNone = (key: string, value: unknown) =>
      key.startsWith('easy') && value === '' ? undefined : value;
    const beside = writeContentFile(edits, samples, '2026-11-23');
    expect(saved).toEqual(JSON.parse(beside, withoutNone));
  });

  test('keeps a text in its own language once it is translated', () => {
    const [, toys] = built.es.services;
    expect(toys?.languages).toMatchObject({ title: 'en', description: 'en' });
    const draft = { ...toys, title: 'Ludoteca' } as never;
    const changed = changeContent(
      {},
      { kind: 'save', list: 'services', draft, now: 0 },
      { tag: 'es', samples: built.es },
      '2026-11-23',
    );
    expect(contentIn('es', built.es, changed).services[1]).toMatchObject({ title: 'Ludoteca' });
    expect(contentIn('es', built.es, changed).services[1]?.languages).toBeUndefined();
    expect(contentIn('en', built.en, changed).services[1]).toEqual(built.en.services[1]);
  });
});

describe('a saved file', () => {
  test('brings back everything in each language, also what nobody has translated or changed', () => {
    const hero = { ...samples.en.hero, title: 'Welcome', easyWords: 'We help.' };
    const draft = {
      title: 'Picnic',
      date: '2027-05-08',
      time: '1 PM',
      location: 'Park',
      description: 'Cake.',
    };
    const edits = [
      { kind: 'savePart', part: 'hero', values: hero },
      { kind: 'delete', list: 'events', id: 2 },
      { kind: 'save', list: 'events', draft, now: 1_790_000_000_000 },
    ] as const;
    const changed = edits.reduce<Edits>(
      (before, action, index) =>
        changeContent(before, action, { tag: 'en', samples: samples.en }, `2026-11-0${index + 1}`),
      {},
    );
    expect(changed.changed).toBe('2026-11-03');
    const { edits: opened, saved, notices } = open(writeContentFile(changed, samples, '2026-11-23'));
    for (const tag of ['en', 'es'] as const) {
      expect(contentIn(tag, samples[tag], opened)).toEqual(contentIn(tag, samples[tag], changed));
      // Another release, with other samples.
      const none = { ...samples[tag], ...Object.fromEntries(listNames.map((name) => [name, []])) };
      expect(contentIn(tag, none, opened)).toEqual(contentIn(tag, samples[tag], changed));
    }
    expect({ saved, notices }).toEqual({ saved: '2026-11-23', notices: [] });
    expect(opened.changed).toBe(saved);
    expect(open(writeContentFile(opened, samples, '2026-11-23')).edits).toEqual(opened);
  });

  test.each([
    ['letters of one byte', 'x', 3_830],
    ['letters of two bytes', 'é', 1_915],
  ])('of %s is not too large if a compact file was not', (_, letter, count) => {
    const [event] = JSON.parse(example).events;
    const items = Array.from({ length: 500 }, (_, id) => ({
      ...event,
      id: id + 1,
      description: letter.repeat(count),
    }));
    const text = withValue(['events'], items);
    expect(Buffer.byteLength(text)).toBeGreaterThan(1_950_000);
    const { edits } = open(text);
    const again = open(writeContentFile(edits, samples, '2026-11-23')).edits;
    expect(contentIn('en', samples.en, again)).toEqual(contentIn('en', samples.en, edits));
  });

  test('says the hours once: their words follow from them', () => {
    expect(JSON.parse(writeContentFile({}, samples, '2026-11-23')).foundation).not.toHaveProperty(
      'hoursText',
    );
    const hours = ['', '09:00-17:00', '09:00-17:00', '', '12:00-20:30', '12:00-24:00', ''];
    const { edits } = open(withValue(['foundation', 'hours'], hours));
    const lines = (tag: 'en' | 'es') => contentIn(tag, samples[tag], edits).foundation.hoursText;
    expect(lines('en')).toEqual([
      'Mon and Tue 9:00 AM-5:00 PM',
      'Wed closed',
      'Thu 12:00 PM-8:30 PM',
      'Fri 12:00 PM-12:00 AM',
      'Sat and Sun closed',
    ]);
    expect(lines('es')).toEqual([
      'Lunes y martes 9:00\u00a0a.\u00a0m. - 5:00\u00a0p.\u00a0m.',
      'Miércoles: cerrado',
      'Jueves 12:00\u00a0p.\u00a0m. - 8:30\u00a0p.\u00a0m.',
      'Viernes 12:00\u00a0p.\u00a0m. - 12:00\u00a0a.\u00a0m.',
      'Sábado y domingo: cerrado',
    ]);
  });

  test.each(['en', 'es'] as const)('says the hours of the sample in %s as its copy does', (tag) => {
    const { foundation } = JSON.parse(writeContentFile({}, samples, '2026-11-23'));
    const { edits } = open(withValue(['foundation'], foundation));
    expect(contentIn(tag, samples[tag], edits).foundation.hoursText).toEqual(
      samples[tag].foundation.hoursText,
    );
  });

  test.each(offerNames)('of a foundation that names no %s has none, also if the site has samples', (name) => {
    const { edits } = open(withValue([name], undefined));
    expect(contentIn('en', samples.en, edits)[name]).toEqual([]);
    const { foundation: _, [name]: __, ...first } = JSON.parse(example);
    const before = open(JSON.stringify({ ...first, version: 1 })).edits;
    expect(contentIn('en', samples.en, before)[name]).toEqual(samples.en[name]);
  });

  test.each(offerNames)('has each of the %s with the fields that its form has, in order', (name) => {
    const [item] = JSON.parse(writeContentFile({}, samples, '2026-11-23'))[name];
    expect(Object.keys(item).sort()).toEqual(['id', ...Object.keys(fields[name])].sort());
  });

  test('leaves out easy words that were deleted', () => {
    const edits: Edits = { hero: { easyWords: { en: undefined } } };
    expect(open(writeContentFile(edits, samples, '2026-11-23')).edits.hero?.easyWords).toEqual({
      all: undefined,
    });
  });

  test('of an older release keeps what Easy read said of the texts of the site, and of no others', () => {
    const { foundation: _, ...first } = JSON.parse(writeContentFile({}, samples, '2026-11-23'));
    const services = first.services.map(
      ({ easyTitle: _, easyWords: __, easyList: ___, ...service }: Service) => service,
    );
    services[1].description.es = 'Otra descripción.';
    const text = JSON.stringify({ ...first, version: 1, services });
    const { edits = {} } = readContentFile(text, samples).file ?? {};
    const [before] = samples.es.services;
    const [kept, changed] = contentIn('es', samples.es, edits).services;
    expect(kept).toEqual(before);
    expect(changed).toMatchObject({ easyTitle: undefined, easyWords: undefined });
  });
});

describe('the example', () => {
  const validate = new Ajv({
    strictTypes: false,
    formats: { date: /^\d{4}-\d\d-\d\d$/, uri: URL.canParse },
  }).compile(JSON.parse(read('schema')));

  test('is read as it is, and shows no sample', () => {
    const { edits, notices } = open(example);
    expect(notices).toEqual([]);
    const { services, events } = contentIn('es', samples.es, edits);
    expect(services.map(({ title, features, languages }) => [title, features?.length, languages])).toEqual([
      ['Búsqueda de proveedores', 2, undefined],
      ['Toy Library', 0, { title: 'en', description: 'en', easyWords: 'en' }],
    ]);
    expect(events.map(({ time }) => time)).toEqual([
      '9:00 AM - 11:00 AM',
      'Por la tarde, después de la escuela',
    ]);
  });

  test.each<[Path, unknown]>([
    [['hero', 'title'], ''],
    [['hero', 'title'], 'The same in all languages'],
    [['hero', 'title'], {}],
    [['hero', 'title'], { fr: 'Bonjour' }],
    [['hero', 'title'], { en: 'Hello', fr: 'Bonjour' }],
    [['hero', 'image'], 'data:image/png;base64,AAAA'],
    [['hero', 'image'], 'https://example.org/a.png'],
    [['services'], []],
    [['services'], undefined],
    [['services', 0, 'id'], undefined],
    [['services', 0, 'id'], 0],
    [['services', 0, 'features'], ['One']],
    [['services', 0, 'features'], Array(50).fill('One')],
    [['services', 0, 'features'], Array(51).fill('One')],
    [['hero', 'image'], `data:image/png,${'x'.repeat(300_000 - 15)}`],
    [['hero', 'image'], `data:image/png,${'x'.repeat(300_000 - 14)}`],
    [['hero', 'title', 'en'], 'x'.repeat(200)],
    [['hero', 'title', 'en'], 'x'.repeat(201)],
    [['hero', 'subtitle', 'en'], 'x'.repeat(5_000)],
    [['hero', 'subtitle', 'en'], 'x'.repeat(5_001)],
    [['testimonials', 0, 'rating'], 0],
    [['testimonials', 0, 'rating'], 1],
    [['testimonials', 0, 'rating'], 5],
    [['services', 0, 'id'], 2 ** 53],
    [['services', 0, 'features', 'en', 0], ' '],
    [['services', 0, 'title'], null],
    [['testimonials', 0, 'rating'], 6],
    [['testimonials', 0, 'rating'], 4.5],
    [['testimonials', 0, 'rating'], '5'],
    [['events', 0, 'date'], 'May 8, 2027'],
    [['events', 1, 'time'], 9],
    [['events', 1, 'location', 'en'], 'x'.repeat(200)],
    [['events'], Array.from({ length: 501 }, () => JSON.parse(example).events[0])],
    [['events', 0, 'date'], '+275760-09-13'],
    [['$schema'], [[]]],
    [['saved'], 20261123],
    [['version'], 1],
    [['version'], 3],
    [['foundation'], undefined],
    [['foundation', 'name'], ''],
    [['foundation', 'name'], 'Ж'.repeat(80)],
    [['foundation', 'name'], undefined],
    [['foundation', 'about', 'en'], ' '],
    [['foundation', 'otherServices'], []],
    [['foundation', 'otherServices', 'en'], 'Advocacy'],
    [['foundation', 'entrance'], undefined],
    [['foundation', 'entrance'], ''],
    [['foundation', 'crisisLine'], ''],
    [['foundation', 'relay'], '711'],
    [['foundation', 'relay'], '7'],
    [['foundation', 'textLine'], '741741'],
    [['foundation', 'crisisTextLine'], 'sms:741741'],
    [['foundation', 'videoRelay'], ''],
    [['foundation', 'replyNote'], undefined],
    [['foundation', 'replyNote'], ['within a day']],
    [['foundation', 'leaveAddress'], 'javascript:alert(1)//.'],
    [['foundation', 'phone'], ''],
    [['foundation', 'phone'], '711'],
    [['foundation', 'phone'], '+44 20 7946 0958'],
    [['foundation', 'phone'], '1 (212) 555-0142'],
    [['foundation', 'phone'], '555-0142'],
    [['foundation', 'phone'], '(112) 555-0142'],
    [['foundation', 'phone'], '2125550142'],
    [['foundation', 'phone'], '(212) 555-0142 ext. 7'],
    [['foundation', 'fax'], '+44 20 7946 0958 x1234567'],
    [['foundation', 'crisisLine'], '988'],
    [['foundation', 'crisisLine'], '9'],
    [['foundation', 'phone'], '988'],
    [['foundation', 'phone'], '(212) 555-0142;911'],
    [['foundation', 'email'], 'us@'],
    [['foundation', 'email'], 'us@example.org?bcc=me@example.org'],
    [['foundation', 'email'], 'us#x@example.org'],
    [['foundation', 'email'], 'us%0d%0acc@example.org'],
    [['foundation', 'email'], '50%+1@example.org'],
    [['foundation', 'email'], 'us,me@example.org'],
    [['foundation', 'email'], 'us@example.org;me@example.com'],
    [['foundation', 'facebook'], 'http://example.org/us'],
    [['foundation', 'facebook'], 'https://example'],
    [['foundation', 'facebook'], 'https://1.2.3.4.5/'],
    [
      ['foundation', 'hours'],
      ['', '', '', '', '', ''],
    ],
    [['foundation', 'hours', 1], '08:00-24:00'],
    [['foundation', 'hours', 1], '08:00-12:00, 13:00-17:00'],
    [
      ['foundation', 'closedDays'],
      ['2026-12-25', '2027-01-01'],
    ],
    [['foundation', 'hours', 1], '8-18'],
    [['foundation', 'hours', 1], '08:00-25:00'],
    [['foundation', 'hoursText'], { en: ['Daily'] }],
    [['foundation', 'lives'], undefined],
    [['foundation', 'lives'], 300],
    [['foundation', 'volunteers'], 'x'.repeat(12)],
    [['foundation', 'volunteers'], 'x'.repeat(13)],
    [['foundation', 'copyrightYear'], ''],
    [['foundation', 'copyrightYear'], undefined],
    [['foundation', 'copyrightYear'], '2024-2026'],
    [['foundation', 'copyrightYear'], 'last year'],
    [['foundation', 'timeZone'], ''],
    [['foundation', 'color'], 'red'],
    [['foundation', 'accent'], ''],
    [['foundation', 'accent'], '#2C2a72'],
    [['foundation', 'accent'], 'red'],
    [['foundation', 'accent'], 'url(https://example.org)'],
    [['foundation', 'logo'], ''],
    [['foundation', 'logo'], undefined],
    [['foundation', 'logo'], 'https://example.org/logo.svg'],
    [['foundation', 'logo'], 'data:image/jpeg;base64,AAAA'],
    [['programs'], undefined],
    [['programs'], []],
    [['programs'], {}],
    [['programs', 0, 'schedule', 'en'], ' '],
    [['programs', 0, 'category'], undefined],
    [['programs', 0, 'ageGroup'], ''],
    [['programs', 0, 'ageGroup'], 8],
    [['programs', 0, 'features'], undefined],
    [['programs', 0, 'who'], undefined],
    [['programs', 0, 'who'], ['unsure']],
    [['programs', 0, 'hard'], 'alone'],
    [['programs', 0, 'meet'], []],
    [['programs', 0, 'meet'], Array(4).fill('group')],
    ...offerNames.flatMap((name): [Path, unknown][] => [
      [[name], undefined],
      [[name], []],
      [[name], null],
      [[name], [{}]],
      [[name], Array.from({ length: 25 }, (_, id) => ({ ...JSON.parse(example)[name][0], id: id + 1 }))],
    ]),
    [['roles', 0, 'icon'], ' '],
    [['roles', 0, 'commitment'], undefined],
    [['gifts', 0, 'amount'], ''],
    [['gifts', 0, 'amount'], '$'.repeat(13)],
    [['gifts', 0, 'amount'], { en: '$40' }],
    [['gifts', 0, 'description'], undefined],
    [['support', 0, 'title', 'es'], ''],
    [['color'], 'red'],
  ])('the published schema and the site agree on %.80j', (path, value) => {
    const text = withValue(path, value);
    expect(validate(JSON.parse(text))).toBe(readContentFile(text).problems === undefined);
  });
});

test('the published schema is written from what the site checks (npm run schema)', () => {
  expect(JSON.parse(read('schema'))).toEqual(publishedSchema());
});

describe('is refused:', () => {
  const png = 'data:image/png;base64,';

  test.each([
    ['{"format":', 'notJson'],
    ['', 'notJson'],
    ['null', 'otherFormat'],
    ['[]', 'otherFormat'],
    ['{"format":"another","version":1}', 'otherFormat'],
    ['{"format":"weaving-hope-content","version":"1"}', 'otherFormat'],
    ['{"format":"weaving-hope-content","version":0}', 'otherFormat'],
    ['{"format":"weaving-hope-content","version":-1}', 'otherFormat'],
    ['{"format":"weaving-hope-content","version":3}', 'newer'],
    [`"${'é'.repeat(1_000_000)}"`, 'tooLarge'],
  ])('%.60s', (text, kind) => {
    expect(readContentFile(text)).toEqual({ problems: [{ kind }] });
  });

  const isIndex = (step: unknown) => typeof step === 'number';
  /** A long text, a list or an object is not repeated in what is told. */
  const isShort = (value: unknown) => typeof value === 'string' && value.length < 50;
  /** Where a problem is, as it is told. */
  function placeOf([part, ...path]: Path) {
    if (part === 'saved') return { field: part };
    const [item] = path.filter(isIndex);
    const [field, language] = path.filter((step) => !isIndex(step));
    return {
      part,
      item: part === 'foundation' || item === undefined ? undefined : Number(item) + 1,
      field,
      language,
    };
  }

  test.each<[what: string, path: Path, value: unknown, kind: Problem['kind'], told?: string]>([
    ['a day that does not exist', ['events', 1, 'date'], '2026-02-30', 'date'],
    ['a day in other words', ['events', 1, 'date'], '5/8/27', 'date'],
    ['a saved day that does not exist', ['saved'], '2026-13-01', 'date'],
    ['a missing text', ['events', 1, 'title'], undefined, 'missing'],
    ['a text in no known language', ['events', 1, 'title'], { fr: 'Film' }, 'missing'],
    ['a text that shows nothing', ['events', 1, 'title', 'en'], ' \u200b', 'missing', ''],
    ['a long text', ['events', 1, 'time', 'es'], 'x'.repeat(5_001), 'tooLong'],
    ['a number as a text', ['events', 1, 'location'], 7, 'unreadable'],
    ['a phone number without its area code', ['foundation', 'phone'], '555-0142', 'phone'],
    ['an e-mail address with a control character', ['foundation', 'email'], 'us\u0000@example.org', 'email'],
    ['an e-mail address that is turned around', ['foundation', 'email'], 'us\u202e@example.org', 'email'],
    ['an office that closes before it opens', ['foundation', 'hours', 2], '18:00-08:00', 'hours'],
    ['an office that closes when it opens', ['foundation', 'hours', 2], '08:00-08:00', 'hours'],
    ['a break that is over too early', ['foundation', 'hours', 2], '08:00-12:00, 11:00-17:00', 'hours'],
    ['a holiday that does not exist', ['foundation', 'closedDays'], ['2026-02-30'], 'date', '2026-02-30'],
    ['a time zone that does not exist', ['foundation', 'timeZone'], 'America/Gotham', 'timeZone'],
    ['a site that is not encrypted', ['foundation', 'youtube'], 'http://youtube.example/us', 'link'],
    [
      'what only looks like an address',
      ['foundation', 'leaveAddress'],
      'https://weather.example:99999/',
      'link',
    ],
    ['a color by its name', ['foundation', 'accent'], 'red', 'color'],
    ['a color with too many digits', ['foundation', 'accent'], '#ABCDEFGG', 'color'],
    ['a color in which nobody could read', ['foundation', 'accent'], '#f2b134', 'contrast'],
    ['a logo that is no whole PNG', ['foundation', 'logo'], `${png}${btoa('<svg><script/></svg>')}`, 'logo'],
    ['a logo of 201 kB', ['foundation', 'logo'], png + btoa('x'.repeat(201_000)), 'logoSize'],
    ['an item that is no object', ['events', 1], 'Party', 'unreadable'],
    ['a program without a place', ['programs', 0, 'location'], '', 'missing'],
    ['a long amount', ['gifts', 0, 'amount'], 'forty dollars', 'tooLong'],
    ['a name that no title has room for', ['foundation', 'name'], 'Ж'.repeat(81), 'tooLong'],
    ['a title like a whole text', ['events', 0, 'title', 'en'], 'x'.repeat(201), 'tooLong'],
    ['too many roles', ['roles'], Array(25).fill({}), 'tooMany'],
    ['a missing list', ['events'], undefined, 'missing'],
    ['a list that is none', ['events'], {}, 'unreadable'],
    ['a long list', ['events'], Array(501).fill({}), 'tooMany'],
    ['a long feature list', ['services', 0, 'features', 'en'], Array(51).fill('x'), 'tooMany'],
    ['an id that is no number', ['services', 0, 'id'], '1', 'id'],
    ['six stars', ['testimonials', 0, 'rating'], 6, 'rating'],
    ['a picture from the internet', ['hero', 'image'], 'https://example.org/a.png', 'image'],
    ['a picture that is too large', ['hero', 'image'], `data:image/png,${'x'.repeat(300_000)}`, 'tooLong'],
  ])('%s', (_, path, value, kind, told = isShort(value) ? value : undefined) => {
    const { problems } = readContentFile(withValue(path, value));
    expect(problems).toEqual([{ ...placeOf(path), kind, value: told }]);
  });

  test('with every problem, in the order of the file', () => {
    const file = JSON.parse(example);
    file.hero.image = 'ftp://';
    file.events[0].date = '2027-02-29';
    const { problems } = readContentFile(JSON.stringify(file));
    expect(problems?.map(({ kind }) => kind)).toEqual(['image', 'date']);
  });

  test('and only as many problems as show that there are more than are told', () => {
    const events = Array.from({ length: 400 }, () => ({}));
    expect(readContentFile(withValue(['events'], events)).problems).toHaveLength(MAX_TOLD + 1);
  });
});

describe('is mended, with a notice:', () => {
  test('unknown keys are left out', () => {
    const file = JSON.parse(example);
    file.author = 'Ada';
    file.events[1].color = { deep: [1] };
    file.hero.title.fr = 'Tisser';
    // A key that sets the prototype, if it is copied carelessly.
    const text = JSON.stringify(file).replace('"color"', '"__proto__"');
    const { edits, notices } = open(text);
    expect(edits).toEqual(open(example).edits);
    expect(notices).toEqual([
      { kind: 'unknownKey', part: 'hero', field: 'title', value: 'fr' },
      { kind: 'unknownKey', part: 'events', item: 2, value: '__proto__' },
      { kind: 'unknownKey', value: 'author' },
    ]);
  });

  test.each([
    ['foundation', 'logo', `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`],
    ['hero', 'image', ' DATA:image/svg+xml,<svg/>'],
  ])('the %s of a file that has an SVG there has none, and keeps the rest', (part, field, svg) => {
    const { edits, notices } = open(withValue([part, field], svg));
    expect(edits).toEqual(open(withValue([part, field], '')).edits);
    expect(notices).toEqual([{ kind: 'svg', part, field }]);
  });

  test('an icon that the site does not have is told, and kept', () => {
    const { edits, notices } = open(withValue(['services', 0, 'icon'], 'car'));
    expect(notices).toEqual([{ kind: 'icon', part: 'services', item: 1, value: 'car' }]);
    expect(edits.services?.items[1]).toMatchObject({ icon: { all: 'car' } });
  });

  test('missing and repeated ids are replaced, and never with that of a sample', () => {
    const file = JSON.parse(example);
    file.services.push({ ...file.services[0] }, { ...file.services[0], id: undefined });
    const { edits, notices } = open(JSON.stringify(file));
    expect(edits.services?.ids).toEqual([1, 1_790_000_000_000, 1_000_000_000_000, 1_000_000_000_001]);
    expect(Object.keys(edits.services?.items ?? {})).toHaveLength(4);
    expect(notices).toEqual([
      { kind: 'newId', part: 'services', item: 3 },
      { kind: 'newId', part: 'services', item: 4 },
    ]);
  });

  test.each([
    ['2125550142', '(212) 555-0142'],
    ['12125550142', '(212) 555-0142'],
    ['212-555-0142 x7', '212-555-0142 ext. 7'],
    ['2125550142ext7', '(212) 555-0142 ext. 7'],
    ['+442079460958, Ext. 12', '+442079460958 ext. 12'],
  ])('the number %s is written as people read it: %s', (written, read) => {
    const { edits } = open(withValue(['foundation', 'crisisLine'], written));
    expect(edits.foundation?.crisisLine).toEqual({ all: read });
  });

  test('what turns the direction of writing is left out of a name', () => {
    const { edits } = open(withValue(['foundation', 'name'], 'Harbor \u202eesuoH\u202c \u2067A\u2069'));
    expect(edits.foundation?.name).toEqual({ all: 'Harbor esuoH A' });
  });

  test('half a character and control characters are replaced, and a byte order mark ignored', () => {
    const { edits } = open(`\uFEFF${withValue(['hero', 'title'], 'Hope\u0000\ud83d')}`);
    expect(edits.hero?.title).toEqual({ all: 'Hope \ufffd' });
  });
});

test('500 damaged files: each is read or refused as a whole, without an exception or a freeze', () => {
  const random = seededRandom(29);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const junk = [
    '',
    '{',
    ']',
    ',',
    '"',
    'null',
    '-1e999',
    '"\\ud800"',
    '{"en":',
    '__proto__',
    '\u0000',
    '[[[[',
  ];
  /** The example with a part cut out, repeated or replaced, once or a few times. */
  function damaged(): string {
    let text = example;
    for (let left = 1 + below(3); left > 0; left -= 1) {
      const start = below(text.length);
      const end = start + below(pick([2, 20, 400]));
      text = text.slice(0, start) + pick([...junk, text.slice(start, end).repeat(2)]) + text.slice(end);
    }
    return text;
  }
  /** The example with a value exchanged for another, which stays JSON. */
  function exchanged(): string {
    const values = [
      null,
      0,
      -1,
      1.5,
      '',
      'x',
      [],
      {},
      true,
      '2026-02-30',
      { en: 1 },
      [[]],
      'x'.repeat(5_001),
      '#ABCDEFGG',
      '#ffffff',
      `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`,
      'data:image/png;base64,iVBORw0KGgo=',
    ];
    let left = below(80);
    return JSON.stringify(
      JSON.parse(example, (key, value) => {
        left -= 1;
        return left === 0 && key !== '' ? pick(values) : value;
      }),
    );
  }
  const counts = { read: 0, refused: 0, wrong: 0 };
  for (let file = 0; file < 500; file += 1) {
    const text = random() < 0.5 ? damaged() : exchanged();
    const { file: opened, problems } = readContentFile(text);
    // Whatever is read can be saved again.
    const again = opened && readContentFile(writeContentFile(opened.edits, samples, opened.saved));
    if (opened ? again?.problems : problems.length === 0) counts.wrong += 1;
    const { logo, accent } = contentIn('en', samples.en, opened?.edits ?? {}).foundation;
    if ((logo && !isLogo(logo)) || (accent && accentContrast(accent) < MIN_CONTRAST)) counts.wrong += 1;
    counts[opened ? 'read' : 'refused'] += 1;
  }
  expect(counts.wrong).toBe(0);
  expect(counts.read).toBeGreaterThan(10);
  expect(counts.refused).toBeGreaterThan(100);
});

test.each([
  ['nested', '['.repeat(1_900_000)],
  [
    'full of unknown keys',
    `{${Array.from({ length: 150_000 }, (_, key) => `"k${key}":1`)},${example.slice(1)}`,
  ],
  [
    'full of problems',
    withValue(
      ['services'],
      Array.from({ length: 500 }, () => ({ features: { en: Array(50).fill(1), es: Array(50).fill(1) } })),
    ),
  ],
  ['full of items', withValue(['events'], Array(400_000).fill(0))],
  [
    'of the largest allowed texts',
    withValue(
      ['events'],
      Array.from({ length: 350 }, (_, id) => ({
        ...JSON.parse(example).events[0],
        id,
        description: ' '.repeat(4_999) + (id % 10),
      })),
    ),
  ],
])('of a large file %s no more is told than anybody reads, and reading stops there', (_, text) => {
  const { file, problems } = readContentFile(text);
  expect((problems ?? file.notices).length).toBeLessThanOrEqual(MAX_TOLD + 1);
});
