import { expect, test } from 'vitest';
import type { Item } from '@/content/document';
import { fieldLabel } from '@/content/file/field-label';
import type { SheetName } from '@/content/file-rules';
import { contentCopy } from '@/copy/content';
import * as sheets from '@/screens/admin/spreadsheet';
import { content } from '../../../../support/filled-copy';

const { en, es } = contentCopy.files;
const samplesOf = (list: SheetName, tag: 'en' | 'es' = 'en'): readonly Item[] => content[tag][list];

const read = (text: string | Uint8Array, list: SheetName = 'events', items = samplesOf(list)) =>
  sheets.readSpreadsheet(Buffer.from(text), list, items, [en, es]);
const titlesIn = ({ admin }: sheets.SheetCopy, list: SheetName, names: string) =>
  names
    .split(' ')
    .map((name) => fieldLabel(list, name, admin))
    .join(',');
const titles = `${titlesIn(en, 'events', 'title date time location description')}\n`;
const spanishTitles = titlesIn(es, 'events', 'title date time location description');
const gardenDay = 'Garden Day,2027-05-08,9:00 AM,Riverside Park,Bring gloves.';

test.each<SheetName>(['services', 'events'])('a spreadsheet of %s reads as it was written', (list) => {
  for (const [copy, items] of [
    [en, samplesOf(list)],
    [es, samplesOf(list, 'es')],
  ] as const) {
    const { rows, ignored, problems } = read(sheets.writeSpreadsheet(list, items, copy), list, items);
    expect([problems, ignored]).toEqual([[], []]);
    expect(rows.map(({ id, values }) => ({ ...values, id }))).toEqual(items);
  }
});

test.each([
  ['semicolons', `${titles}${gardenDay}`.replaceAll(',', ';')],
  ['what separates it in its first line', `SEP=;\r\n${titles}${gardenDay}`.replaceAll(',', ';')],
  ['many blank lines below', `${titles}${gardenDay}${'\n'.repeat(1_900_000)}`],
])('a spreadsheet with %s is read', (_what, text) => {
  const [title, date, time, location, description] = gardenDay.split(',');
  const values = { title, date, time, location, description };
  expect(read(text)).toEqual({ rows: [{ id: undefined, values }], corrected: [], ignored: [], problems: [] });
});

test('a spreadsheet in UTF-16, as of old Excel, is read', () => {
  const text = `${titles}Café Ñandú,2027-05-08,9:00 AM,Here,Now\n`;
  const wide = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(read(wide).rows[0]?.values.title).toBe('Café Ñandú');
});

test('a spreadsheet of older programs, with the letters of Windows, is read', () => {
  const row = Buffer.from(`${titles}Caf\xe9 \xd1and\xfa,2027-05-08,9:00 AM,Here,Now\n`, 'latin1');
  expect(read(new Uint8Array(row)).rows[0]?.values.title).toBe('Café Ñandú');
});

const dated = (head: string, ...dates: string[]) =>
  `${head}\n${dates.map((date) => `Garden Day,${date},9:00 AM,Riverside Park,Bring gloves.`).join('\n')}`;
const days = (text: string) => read(text).rows.map(({ values }) => values.date);

test('a spreadsheet may have dates as Excel writes them; one of them shows the order of day and month', () => {
  const inExcel = dated(titles.trim(), '3/4/2027', '12/15/26', '2027-05-08');
  expect(days(inExcel)).toEqual(['2027-03-04', '2026-12-15', '2027-05-08']);
  expect(days(dated(titles.trim(), '03/04/27', '15.12.2026'))).toEqual(['2027-04-03', '2026-12-15']);
  // As in the United States, where the dates do not agree or leave it open.
  const both = dated(titles.trim(), '12/15/2026', '15/12/2026', '03/04/2026');
  expect(days(both)).toEqual(['2026-12-15', '2026-12-15', '2026-03-04']);
  expect(read(dated(titles.trim(), '13/13/2027')).problems[0]?.kind).toBe('date');
});

test.each([
  ['9:00:00 AM', '9:00 AM'],
  ['18:00:00', '18:00'],
  ['6:00:00 p. m.', '6:00 p. m.'],
  ['06-dic', '6-12'],
  ['Jan-99', '1-99'],
  ['6-12', '6-12'],
])("a spreadsheet's time %s is read as %s", (written, time) => {
  const { rows, corrected } = read(`${titles}Garden Day,2027-05-08,${written},Park,Gloves`);
  expect(rows[0]?.values.time).toBe(time);
  const isDate = !/:/.test(written) && written !== time;
  expect(corrected).toEqual(isDate ? [{ row: 2, field: 'time', written, reads: time }] : []);
});

test('a spreadsheet changes only the items that it numbers, and only its columns', () => {
  const number = en.admin.spreadsheet.number;
  const { rows, problems } = read(`${number},Location\n#2,Elsewhere\n`);
  expect([rows, problems]).toEqual([[{ id: 2, values: { location: 'Elsewhere' } }], []]);
  // What was deleted since is a new row, and lacks the other columns.
  const left = samplesOf('events').filter(({ id }) => id !== 2);
  const problemsLeft = read(`${number},Location\n#2,Elsewhere\n`, 'events', left).problems;
  expect(problemsLeft.map(({ kind }) => kind)).toEqual(Array(4).fill('missing'));
  // Another row may not say something else about it.
  expect(read(`${number},Location\n#2,Here\n#2,There\n`).problems).toEqual([{ kind: 'id', row: 3 }]);
});

test('a spreadsheet finds each item by its number', () => {
  const [first] = samplesOf('events') as [Item];
  const items = [1_796_000_123_456, 2].map((id) => ({ ...first, id, title: `Event ${id}` }) as Item);
  const text = sheets.writeSpreadsheet('events', items, en);
  expect(text.match(/(?<=\r\n)"#\d+"/g)).toEqual(['"#1796000123456"', '"#2"']);
  const { rows } = read(text, 'events', items.slice(1));
  expect(rows.map(({ id, unknown }) => id ?? unknown)).toEqual(['#1796000123456', 2]);
});

test('staff write choices by name; an unknown one is reported', () => {
  const program = 'Swim Club,Laps.,Fridays,Pool';
  const alone = en.finder.questions.hard.answers.alone.label;
  const head = titlesIn(en, 'programs', 'title description schedule location hard');
  expect(read(`${head}\n${program},"${alone}\nGardening"`, 'programs').problems).toEqual([
    { kind: 'choice', part: 'programs', row: 2, field: 'hard', value: 'Gardening' },
  ]);
  const written = alone.toLowerCase().replace(' ', '  ');
  const { rows } = read(`${head}\n${program},"${written}\nwork"`, 'programs');
  expect(rows[0]?.values.hard).toEqual(['alone', 'work']);
});

test('a spreadsheet with a problem changes nothing, and staff read the row as their program counts', () => {
  const { rows, problems } = read(
    `${titles}Garden Day,2027-05-08,9:00 AM,Park,Gloves\n\n,2027-02-30,,Park,"${'x'.repeat(5_001)}"\n`,
  );
  expect(rows).toEqual([]);
  expect(problems).toEqual([
    { kind: 'missing', part: 'events', row: 4, field: 'title', value: '' },
    { kind: 'date', part: 'events', row: 4, field: 'date', value: '2027-02-30' },
    { kind: 'missing', part: 'events', row: 4, field: 'time', value: '' },
    { kind: 'tooLong', part: 'events', row: 4, field: 'description', value: undefined },
  ]);
});

test('a new service gets an icon if staff choose none', () => {
  const { rows } = read('Title,Description\n Toys ,On loan.', 'services');
  expect(rows[0]?.values).toMatchObject({ title: 'Toys', icon: 'heart', features: [] });
});

test.each([
  ['noTitles', ''],
  ['noTitles', 'Garden Day,2027-05-08'],
  ['noRows', titles],
  ['quotes', `${titles}"Garden Day,2027-05-08`],
  ['tooMany', titles + `${gardenDay}\n`.repeat(498)],
  ['tooMany', titles + ',\n'.repeat(900_000)],
  ['twice', `${titles.trim()},${spanishTitles.split(',')[0]}\n${gardenDay},Day`],
  ['tooLarge', 'x'.repeat(2_000_001)],
])('a spreadsheet is refused: %s', (kind, text) => expect(read(text).problems[0]?.kind).toBe(kind));

test('staff read which columns of a spreadsheet are ignored', () => {
  expect(read(`Notes,${titles.trim()},\nmine,${gardenDay},`).ignored).toEqual(['Notes']);
});

test('a text that looks like a formula does not run in a spreadsheet program, and comes back unchanged', () => {
  const [first] = samplesOf('events');
  const formulas = { title: '=HYPERLINK("x")', time: '+1', location: '@sum', description: '-5' };
  const item = { ...first, ...formulas, easyTitle: '\t=1+1', easyWords: '\r=1+1' } as Item;
  const text = sheets.writeSpreadsheet('events', [item], en);
  // Without its mark, Excel takes it for the letters of Windows.
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).not.toMatch(/(?:^|[,"\n])[=+@-]/);
  for (const sign of ['\t', '\r']) expect(text).toContain(`"'${sign}=1+1"`);
  expect(read(text, 'events', [item]).rows[0]?.values).toMatchObject(formulas);
});
