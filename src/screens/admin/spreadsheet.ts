import Papa from 'papaparse';
import * as v from 'valibot';
import type { CommunityEvent, Item, Program } from '@/content/document';
import { type Field, fields } from '@/content/fields';
import { fieldLabel } from '@/content/file/field-label';
import { MAX_BYTES, MAX_REPORTED, maxItems, type Problem, type SheetName } from '@/content/file-rules';
import { answerName, finderAnswers, isFinderQuestion } from '@/content/finder-rules';
import { formSchemas, MAX_VALUE, problemOf, typedValue } from '@/content/schema';
import type { ContentCopy } from '@/copy/content';
import { isDay } from '@/lib/format-date';
import { isObject } from '@/lib/is-object';
import { shortenWithEllipsis } from '@/lib/text-length';

/** The copy of a language that names the columns and choices of a spreadsheet. */
export type SheetCopy = Pick<ContentCopy, 'admin' | 'finder' | 'iconNames' | 'language'>;

export interface SheetRow {
  /** The id of the item that the row changes; without it, the row adds one. */
  readonly id: number | undefined;
  /** The row's number if no item has it. */
  readonly unknown?: string;
  /** The checked values of the columns. Fields without a column stay as they are. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A cell that a spreadsheet program had changed into something else. */
interface CorrectedCell {
  readonly row: number;
  readonly field: string;
  readonly written: string;
  readonly reads: string;
}

/** The content of a spreadsheet, or the reason why it is refused as a whole. */
export interface SheetResult {
  readonly rows: readonly SheetRow[];
  readonly corrected: readonly CorrectedCell[];
  /** The titles of unknown columns, which are left out. */
  readonly ignored: readonly string[];
  readonly problems: readonly Problem[];
}

export const refusedSheet = (...problems: Problem[]): SheetResult => ({
  rows: [],
  corrected: [],
  ignored: [],
  problems,
});

/** The column that says which item a row changes. */
const ID = 'id';

/** The columns of a list, in the order of its form. */
const columnsOf = (list: SheetName): readonly string[] => [ID, ...Object.keys(fields[list])];

function fieldOf(list: SheetName, column = ''): Field | undefined {
  const ofList: Readonly<Record<string, Field>> = fields[list];
  return ofList[column];
}

const columnTitle = (list: SheetName, column: string, { admin }: SheetCopy): string =>
  column === ID ? admin.spreadsheet.number : fieldLabel(list, column, admin);

/** Returns the choices of a column with their names in a language; none if the column takes any text. */
function choicesOf(column: string, { finder, iconNames }: SheetCopy): readonly (readonly [string, string])[] {
  if (column === 'icon') return Object.entries(iconNames);
  if (!isFinderQuestion(column)) return [];
  return finderAnswers[column].map((answer) => [answer, answerName(finder.questions, column, answer)]);
}

const DEFAULT_ICON = 'heart';

/** The columns with ages or times, whose two numbers are never a date. */
const ranges: readonly string[] = ['ageGroup', 'time'] satisfies (keyof Program | keyof CommunityEvent)[];

/** Matches the characters that begin a formula, before which Papa Parse puts a sign. */
const formula = /^[=+\-@\t\r]/;

/** Ignores spaces and capitals. */
const simple = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase();

/** Writes the id of an item as text. Spreadsheet programs write a number of so many digits as 1.796E+12. */
const idText = ({ id }: Item) => `#${id}`;

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = first === 0xff && second === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Table {
  readonly titles: readonly string[];
  /** The columns that the titles name; `undefined` for an unknown one. */
  readonly columns: readonly (string | undefined)[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly row: number }[];
}

/** Finds the columns, with the separator that recognizes the most titles, and the rows that are not blank. */
function readTable(text: string, list: SheetName, copies: readonly SheetCopy[]): Table | Problem {
  const known = new Map(
    columnsOf(list).flatMap((column) => [
      [simple(column), column] as const,
      ...copies.map((copy) => [simple(columnTitle(list, column, copy)), column] as const),
    ]),
  );
  // Skips the row with which some programs tell Excel the separator.
  const lines = text.replace(/\r\n?/g, '\n').trimEnd();
  const [first = '', named] = /^sep=(.)\n/i.exec(lines) ?? [];
  // Gives the newline, since the parser would otherwise search the whole text for it.
  const options = { newline: '\n', fastMode: false } as const;
  const parse = (delimiter: string, preview: number) =>
    Papa.parse<string[]>(lines.slice(first.length), { ...options, delimiter, preview });
  const columnsWith = (delimiter: string) =>
    parse(delimiter, 1).data[0]?.map((title) => known.get(simple(title))) ?? [];
  const knownWith = (delimiter: string) => columnsWith(delimiter).filter(Boolean).length;
  const [delimiter = ','] = named ? [named] : [',', ';', '\t'].sort((a, b) => knownWith(b) - knownWith(a));

  const { data, errors, meta } = parse(delimiter, 10 * maxItems(list));
  const badQuotes = errors.find(({ type }) => type === 'Quotes');
  if (badQuotes) return { kind: 'quotes', row: (badQuotes.row ?? 0) + 1 };
  const [titles = [], ...others] = data;
  const columns = columnsWith(delimiter);
  if (!columns.some((column) => column !== undefined && column !== ID)) return { kind: 'noTitles', row: 1 };
  const twice = columns.findIndex((column, index) => column && columns.indexOf(column) < index);
  if (twice > 0)
    return { kind: 'twice', row: 1, value: shortenWithEllipsis(titles[twice]?.trim() ?? '', MAX_VALUE) };
  if (meta.truncated) return { kind: 'tooMany', part: list, row: 1 };
  const rows = others
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  return rows.length > 0 ? { titles, columns, rows } : { kind: 'noRows', row: 1 };
}

/** The text of a cell, without the sign that keeps a spreadsheet program from taking it for a formula. */
function cellText(cells: readonly string[], index: number): string {
  const text = (cells[index] ?? '').trim();
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** Reads a day in numbers as `YYYY-MM-DD`, with the day or the month first; `''` if there is no such day. */
function dayInOrder(text: string, isDayFirst: boolean): string {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? [];
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : '';
}

/** Whether days in numbers have the day first: only if one of them shows it, as the month comes first in the United States. */
function haveDayFirst(days: readonly string[]): boolean {
  const isOnly = (isDayFirst: boolean) => (text: string) =>
    dayInOrder(text, isDayFirst) !== '' && dayInOrder(text, !isDayFirst) === '';
  return days.some(isOnly(true)) && !days.some(isOnly(false));
}

/** Rewrites a day such as 12/15/26, as spreadsheet programs write it, as `YYYY-MM-DD`. Any other text stays as it is. */
function toDay(text: string, isDayFirst: boolean): string {
  return dayInOrder(text, isDayFirst) || dayInOrder(text, !isDayFirst) || text;
}

/** Leaves out the seconds that spreadsheet programs add to a time, as in 18:00:00. */
const withoutSeconds = (text: string): string =>
  text.replace(/^(\d{1,2}:\d\d):00(?=(?:\s?[ap]\.?\s?m\.?)?$)/i, '$1');

/** Returns the number of a month by its short name in a language, such as 12 for `Dec` or `dic.`; 0 for anything else. */
function monthNumber(name: string, locales: readonly string[]): number {
  const beginning = (text: string) => text.slice(0, 3).toLowerCase();
  if (!/^\p{L}{3,4}\.?$/u.test(name)) return 0;
  const months = locales.map((locale) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(2023, month, 1).toLocaleDateString(locale, { month: 'short' }),
    ),
  );
  return Math.max(...months.map((names) => names.map(beginning).indexOf(beginning(name)) + 1));
}

/** Restores two numbers that a spreadsheet program took for a date, such as 6-12 for 12-Jun. The smaller one came first. */
function toRange(text: string, locales: readonly string[]): string {
  const [first = '', second = '', ...others] = text.split('-');
  const number = /^\d{1,2}$/;
  const [digits, name] = number.test(first) ? [first, second] : [second, first];
  const month = monthNumber(name, locales);
  if (others.length > 0 || !number.test(digits) || !month) return text;
  return [Number(digits), month].sort((a, b) => a - b).join('-');
}

/** The settings with which the cells of a table are read. */
interface Reading {
  readonly copies: readonly SheetCopy[];
  /** Whether dates in the table have the day before the month. */
  readonly isDayFirst: boolean;
}

/** Returns the value of a cell, its corrected text if there is one, and an answer that is not among the choices. */
function readCell(field: Field, column: string, written: string, { copies, isDayFirst }: Reading) {
  const choices = copies.flatMap((copy) => choicesOf(column, copy));
  const chosen = (entry: string) =>
    choices.find((names) => names.some((name) => simple(name) === simple(entry)))?.[0];
  switch (field.kind) {
    case 'icon':
      return { value: chosen(written) ?? (written || DEFAULT_ICON) };
    case 'answers': {
      const entries = written.split('\n').filter((entry) => entry.trim());
      const value = [...new Set(entries.flatMap((entry) => chosen(entry) ?? []))];
      return { value, other: entries.find((entry) => !chosen(entry)) };
    }
    case 'day':
      return { value: toDay(written, isDayFirst) };
    default: {
      const locales = copies.map(({ language }) => language.locale);
      const reads = ranges.includes(column) ? toRange(written, locales) : written;
      return {
        value: typedValue(field, withoutSeconds(reads)),
        corrected: reads === written ? undefined : reads,
      };
    }
  }
}

/** Reads the cells of a row, and checks them as the form does. */
function readRow(
  { cells, row }: Table['rows'][number],
  item: Item | undefined,
  list: SheetName,
  columns: Table['columns'],
  reading: Reading,
) {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const correctedCells: CorrectedCell[] = [];
  for (const [index, column] of columns.entries()) {
    const field = fieldOf(list, column);
    if (column === undefined || !field) continue;
    const written = cellText(cells, index);
    const { value, other, corrected } = readCell(field, column, written, reading);
    values[column] = value;
    if (other)
      problems.push({ kind: 'choice', part: list, row, field: column, value: other.slice(0, MAX_VALUE) });
    if (corrected !== undefined) correctedCells.push({ row, field: column, written, reads: corrected });
  }
  // Reports missing columns only for new rows.
  const { issues = [], output } = v.safeParse(formSchemas[list], {
    ...(item ?? { icon: DEFAULT_ICON }),
    ...values,
  });
  for (const issue of issues) {
    const { problem, path } = problemOf(issue);
    problems.push({ ...problem, part: list, row, field: String(path[0]) });
  }
  const checked = isObject(output) ? output : {};
  const kept = item ? Object.keys(values) : Object.keys(checked);
  const own = Object.fromEntries(kept.map((name) => [name, checked[name]]));
  return { values: own, problems, corrected: correctedCells };
}

/** Reads a table of items as data, and refuses it whole with any problem. A row with the number of an item changes that. */
export function readSpreadsheet(
  bytes: Uint8Array,
  list: SheetName,
  items: readonly Item[],
  copies: readonly SheetCopy[],
): SheetResult {
  if (bytes.length > MAX_BYTES) return refusedSheet({ kind: 'tooLarge', row: 1 });
  const table = readTable(decode(bytes), list, copies);
  if ('kind' in table) return refusedSheet(table);
  const { titles, columns } = table;

  const byId = new Map(items.map((item) => [idText(item), item]));
  const described = table.rows.map(({ cells, row }) => {
    const id = cellText(cells, columns.indexOf(ID));
    const item = byId.get(id);
    return { cells, row, item, unknown: item ? undefined : id || undefined };
  });
  if (items.length + described.filter(({ item }) => !item).length > maxItems(list))
    return refusedSheet({ kind: 'tooMany', part: list, row: 1 });
  const dayColumns = columns.flatMap((column, index) => (fieldOf(list, column)?.kind === 'day' ? index : []));
  const days = table.rows.flatMap(({ cells }) => dayColumns.map((index) => cellText(cells, index)));
  const reading: Reading = { copies, isDayFirst: haveDayFirst(days) };

  const problems: Problem[] = [];
  const corrected: CorrectedCell[] = [];
  const rows: SheetRow[] = [];
  const used = new Set<Item>();
  for (const { item, unknown, ...line } of described) {
    const read = readRow(line, item, list, columns, reading);
    rows.push({ id: item?.id, unknown, values: read.values });
    corrected.push(...read.corrected);
    problems.push(...read.problems);
    if (item && used.has(item)) problems.push({ kind: 'id', row: line.row });
    if (item) used.add(item);
    if (problems.length > MAX_REPORTED) break;
  }
  if (problems.length > 0) return refusedSheet(...problems);
  const ignored = titles.filter((title, index) => title.trim() && !columns[index]);
  return { rows, corrected, ignored, problems };
}

/** Writes a list as a table, whose titles and choices are in a language. No text in it can run as a formula. */
export function writeSpreadsheet(list: SheetName, items: readonly Item[], copy: SheetCopy): string {
  const columns = columnsOf(list);
  const cell = (item: Item, column: string) => {
    if (column === ID) return idText(item);
    const choices = new Map(choicesOf(column, copy));
    return [item[column] ?? []]
      .flat()
      .map((value) => choices.get(String(value)) ?? String(value))
      .join('\n');
  };
  const table = {
    fields: columns.map((column) => columnTitle(list, column, copy)),
    data: items.map((item) => columns.map((column) => cell(item, column))),
  };
  // Writes the byte order mark, without which Excel assumes the encoding of Windows. Quotes every cell, because text after a
  // semicolon could otherwise begin a new one, with a formula.
  return `\ufeff${Papa.unparse(table, { newline: '\r\n', quotes: true, escapeFormulae: true })}`;
}
