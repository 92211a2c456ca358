import { describe, expect, test } from 'vitest';
import type { SheetName } from '@/content-file/content-file';
import { readSpreadsheet, type SheetCopy, writeSpreadsheet } from '@/content-file/spreadsheet';
import type { Item } from '@/content-store/edits';
import { copyFiles } from '@/language';

const copyOf = async (tag: 'en' | 'es') => ({
  ...(await copyFiles[tag].screens()),
  ...(await copyFiles[tag].content()),
});
const en = await copyOf('en');
const es = await copyOf('es');
const copies: readonly SheetCopy[] = [en, es];

const samplesOf = (list: SheetName, { sampleContent } = en) =>
  sampleContent[list] as readonly object[] as readonly Item[];

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string | Uint8Array, list: SheetName = 'events', items = samplesOf(list)) {
  return readSpreadsheet(typeof text === 'string' ? bytesOf(text) : text, list, items, copies);
}

const titles = 'Title,Date,Time,Location,Description\n';
const gardenDay = {
  title: 'Garden Day',
  date: '2027-05-08',
  time: '9:00 AM',
  location: 'Riverside Park',
  description: 'Bring gloves.',
};

describe('a spreadsheet', () => {
  test.each<SheetName>(['services', 'events', 'programs'])(
    'of %s reads as it was written, in any language',
    (list) => {
      for (const [copy, items] of [
        [en, samplesOf(list)],
        [es, samplesOf(list, es)],
      ] as const) {
        const { rows, ignored, problems } = read(writeSpreadsheet(list, items, copy), list, items);
        expect([problems, ignored]).toEqual([[], []]);
        expect(rows.map(({ id, values }) => ({ ...values, id }))).toEqual(items);
      }
    },
  );

  test.each([
    ['commas', `${titles}Garden Day,2027-05-08,9:00 AM,Riverside Park,Bring gloves.`],
    [
      'semicolons',
      `${titles}Garden Day,2027-05-08,9:00 AM,Riverside Park,Bring gloves.`.replaceAll(',', ';'),
    ],
    ['tabs', `${titles}Garden Day,2027-05-08,9:00 AM,Riverside Park,Bring gloves.`.replaceAll(',', '\t')],
    [
      'a mark, blank rows and other lines',
      `\ufeff${titles.trim()}\r\n,,,,\r\nGarden Day,2027-05-08,9:00 AM,Riverside Park,Bring gloves.\r\n`,
    ],
    ['quotes', `${titles}"Garden Day","2027-05-08","9:00 AM","Riverside Park","Bring gloves."`],
    ['dates of Excel', `${titles}Garden Day,5/8/2027,9:00 AM,Riverside Park,Bring gloves.`],
    [
      'Spanish titles',
      'título;FECHA;Hora;Lugar;Descripción\nGarden Day;2027-05-08;9:00 AM;Riverside Park;Bring gloves.',
    ],
    [
      'ids as titles',
      'title,date,time,location,description\nGarden Day,2027-05-08,9:00 AM,Riverside Park,Bring gloves.',
    ],
  ])('with %s is read', (_what, text) => {
    expect(read(text)).toEqual({ rows: [{ id: undefined, values: gardenDay }], ignored: [], problems: [] });
  });

  test('in the letters of Windows, or of old Excel, is read', () => {
    const text = 'Title,Date,Time,Location,Description\nCafé Ñandú,2027-05-08,9:00 AM,Here,Now\n';
    const codes = Array.from(text, (letter) => letter.charCodeAt(0));
    const windows = new Uint8Array(codes);
    const wide = new Uint8Array([0xff, 0xfe, ...codes.flatMap((code) => [code, 0])]);
    expect([windows, wide].map((bytes) => read(bytes).rows[0]?.values.title)).toEqual([
      'Café Ñandú',
      'Café Ñandú',
    ]);
  });

  test('changes the items whose numbers it has, and only in its columns', () => {
    const number = en.admin.spreadsheet.number;
    const { rows, problems } = read(`${number},Location\n2,Elsewhere\n`);
    expect([rows, problems]).toEqual([[{ id: 2, values: { location: 'Elsewhere' } }], []]);
    // Another row may not say something else about it.
    expect(read(`${number},Location\n2,Here\n2,There\n`).problems).toEqual([{ kind: 'id', row: 3 }]);
  });

  test('has choices by their names, and says which it does not know', () => {
    const program = 'Swim Club,Laps.,Fridays,Pool';
    const head = 'Title,Description,When,Where,Finder: what it helps with';
    expect(
      read(`${head}\n${program},"feeling alone\nBuscar o conservar un empleo"`, 'programs').problems,
    ).toEqual([
      { kind: 'choice', part: 'programs', row: 2, field: 'hard', value: 'Buscar o conservar un empleo' },
    ]);
    const { rows } = read(`${head}\n${program},"feeling  alone\nwork"`, 'programs');
    expect(rows[0]?.values.hard).toEqual(['alone', 'work']);
  });

  test('with problems is refused as a whole, which names the row as its program counts', () => {
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

  test.each([
    ['noTitles', ''],
    ['noTitles', 'Garden Day,2027-05-08'],
    ['noRows', titles],
    ['quotes', `${titles}"Garden Day,2027-05-08`],
    ['missing', 'Title\nGarden Day'],
    ['tooMany', titles + 'Garden Day,2027-05-08,9:00 AM,Park,Gloves\n'.repeat(498)],
    ['tooLarge', 'x'.repeat(2_000_001)],
  ])('is refused: %s', (kind, text) => {
    expect(read(text).problems[0]?.kind).toBe(kind);
  });

  test('says which of its columns are left out', () => {
    expect(read(`Notes,${titles.trim()},\nmine,Garden Day,2027-05-08,9:00 AM,Park,Gloves,`).ignored).toEqual([
      'Notes',
    ]);
  });

  test('runs nothing in a spreadsheet program, and loses nothing by that', () => {
    const [first] = samplesOf('events');
    const item = {
      ...first,
      title: '=HYPERLINK("x")',
      time: '+1',
      location: '@sum',
      description: '-5',
    } as Item;
    const text = writeSpreadsheet('events', [item], en);
    expect(text).not.toMatch(/(?:^|[,"\n])[=+@-]/);
    expect(read(text, 'events', [item]).rows[0]?.values).toMatchObject({
      title: '=HYPERLINK("x")',
      time: '+1',
      location: '@sum',
      description: '-5',
    });
  });
});
