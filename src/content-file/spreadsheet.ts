import Papa from 'papaparse';
import * as v from 'valibot';
import { type Field, fields } from '@/content/fields';
import { type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import type { Item } from '@/content-store/edits';
import type { CopyOf } from '@/language';
import { isDay } from '@/lib/format-date';
import { MAX_BYTES, MAX_TOLD, maxItems, type Problem, type SheetName } from './content-file';
import { fieldLabel } from './field-label';
import { forms, MAX_VALUE, problemOf, typedValue } from './schema';

/** The copy of a language, by which the columns and choices of a spreadsheet are known. */
export type SheetCopy = Pick<CopyOf<'content'>, 'admin' | 'finder' | 'iconNames'>;

/** A row that was read. */
export interface SheetRow {
  /** The item that it changes; without it, the row is a new one. */
  readonly id: number | undefined;
  /** The values of its columns. What has no column stays as it is. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a spreadsheet says, or why it is refused as a whole. */
export interface SheetResult {
  readonly rows: readonly SheetRow[];
  /** The titles of columns that nobody knows, and that are left out. */
  readonly ignored: readonly string[];
  readonly problems: readonly Problem[];
}

/** The column by which a row is known to be about an item that is there. */
const ID = 'id';

/** The columns of a list, in the order of its form. */
const columnsOf = (list: SheetName): readonly string[] => [ID, ...Object.keys(fields[list])];

/** The title of a column in a language. */
const columnTitle = (list: SheetName, column: string, { admin }: SheetCopy): string =>
  column === ID ? admin.spreadsheet.number : fieldLabel(list, column, admin);

/** The choices of a column by their ids, as a language calls them; none if any text will do. */
function choicesOf(column: string, { finder, iconNames }: SheetCopy): readonly (readonly [string, string])[] {
  if (column === 'icon') return Object.entries(iconNames);
  if (!Object.hasOwn(finderAnswers, column)) return [];
  const question = column as FinderQuestion;
  const answers: Readonly<Record<string, { label: string }>> = finder.questions[question].answers;
  return finderAnswers[question].map((answer) => [answer, answers[answer]?.label ?? answer]);
}

/** The icon of a service whose row names none. */
const DEFAULT_ICON = 'heart';

/** What a spreadsheet program would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Spaces and capitals make no difference. */
const simple = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase();

/** Decodes what spreadsheet programs write: UTF-8, UTF-16 with its mark, or else the letters of Windows. */
function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A day as spreadsheet programs of the United States write it, such as 12/15/2026, as `YYYY-MM-DD`. */
function toDay(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : text;
}

/**
 * Reads a table of services, events or programs: with commas, semicolons or tabs, and its titles in any language of the
 * site. It is data: nothing of it is run, and a table with a problem is refused as a whole.
 *
 * @param items the list as it is now; a row with the number of one of them changes it
 * @param copies the copy of each language
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  list: SheetName,
  items: readonly Item[],
  copies: readonly SheetCopy[],
): SheetResult {
  const refuse = (...problems: Problem[]): SheetResult => ({ rows: [], ignored: [], problems });
  if (bytes.length > MAX_BYTES) return refuse({ kind: 'tooLarge', row: 1 });
  const { data, errors } = Papa.parse<string[]>(decode(bytes), { delimitersToGuess: [',', ';', '\t'] });
  const badQuotes = errors.find(({ type }) => type === 'Quotes');
  if (badQuotes) return refuse({ kind: 'quotes', row: (badQuotes.row ?? 0) + 1 });
  const [titles = [], ...lines] = data;

  const known = new Map(
    columnsOf(list).flatMap((column) => [
      [simple(column), column] as const,
      ...copies.map((copy) => [simple(columnTitle(list, column, copy)), column] as const),
    ]),
  );
  const columns = titles.map((title) => known.get(simple(title)));
  if (!columns.some((column) => column !== undefined && column !== ID))
    return refuse({ kind: 'noTitles', row: 1 });
  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (filled.length === 0) return refuse({ kind: 'noRows', row: 1 });

  const choices = new Map(
    columnsOf(list).map((column) => {
      const named = copies.flatMap((copy) => choicesOf(column, copy));
      return [
        column,
        new Map(named.flatMap(([id, name]) => [[simple(id), id] as const, [simple(name), id] as const])),
      ];
    }),
  );
  const fieldsOfList: Readonly<Record<string, Field>> = fields[list];
  const problems: Problem[] = [];
  const rows: SheetRow[] = [];
  const used = new Set<number>();

  for (const { cells, row } of filled) {
    const values: Record<string, unknown> = {};
    let id: number | undefined;
    for (const [index, column] of columns.entries()) {
      const cell = (cells[index] ?? '').trim();
      // The sign that keeps a spreadsheet program from taking a text for a formula.
      const text = /^'/.test(cell) && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
      if (column === undefined) continue;
      if (column === ID) {
        id = items.find((item) => String(item.id) === text)?.id;
        continue;
      }
      const field = fieldsOfList[column];
      const chosen = (part: string) => choices.get(column)?.get(simple(part));
      if (field?.kind === 'icon') values[column] = chosen(text) ?? (text || DEFAULT_ICON);
      else if (field?.kind === 'answers') {
        const parts = text.split('\n').filter((part) => part.trim());
        const unknown = parts.find((part) => !chosen(part));
        if (unknown)
          problems.push({
            kind: 'choice',
            part: list,
            row,
            field: column,
            value: unknown.slice(0, MAX_VALUE),
          });
        values[column] = [...new Set(parts.flatMap((part) => chosen(part) ?? []))];
      } else if (field) values[column] = typedValue(field, field.kind === 'day' ? toDay(text) : text);
    }
    if (id !== undefined && used.has(id)) problems.push({ kind: 'id', row });
    if (id !== undefined) used.add(id);
    // Titles that are missing altogether are a problem of new rows only.
    const item = items.find((each) => each.id === id) ?? { icon: DEFAULT_ICON };
    for (const issue of v.safeParse(forms[list], { ...item, ...values }).issues ?? []) {
      const { problem, path } = problemOf(issue);
      problems.push({ ...problem, part: list, row, field: String(path[0]) });
    }
    rows.push({ id, values });
    if (problems.length > MAX_TOLD) break;
  }
  if (items.length + rows.filter(({ id }) => id === undefined).length > maxItems(list))
    problems.unshift({ kind: 'tooMany', part: list, row: 1 });
  if (problems.length > 0) return refuse(...problems);
  return { rows, ignored: titles.filter((title, index) => title.trim() && !columns[index]), problems };
}

/** Writes a list as a table, whose titles and choices are in a language. No text in it can run as a formula. */
export function writeSpreadsheet(list: SheetName, items: readonly Item[], copy: SheetCopy): string {
  const columns = columnsOf(list);
  const cell = (item: Item, column: string) => {
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
  // Excel takes a file without the mark for one in the letters of Windows.
  return `\ufeff${Papa.unparse(table, { newline: '\r\n', escapeFormulae: formula })}`;
}
