import Papa from 'papaparse';
import * as v from 'valibot';
import { isDay } from '@/lib/format-date';
import { MAX_BYTES, MAX_ITEMS, MAX_TOLD, type SheetName, type ValueProblem } from './content-file';
import { isLeftOut, isListField, lists } from './schema';
import { choicesOf, columnsOf, columnTitle, ID, type SheetCopy } from './sheet-columns';

/** An item as the list shows it now. */
export type SheetItem = Readonly<Record<string, unknown>> & { readonly id: number };

/** A row that was read. */
export interface SheetRow {
  /** The item that it changes; without it, the row is a new one. */
  readonly id: number | undefined;
  /** The values of its columns. What has no column stays as it is. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Why a spreadsheet is refused, and where. */
export interface SheetProblem {
  readonly kind: ValueProblem | 'tooLarge' | 'noTitles' | 'noRows' | 'quotes' | 'choice';
  /** As a spreadsheet counts: the titles are row 1. */
  readonly row?: number;
  readonly field?: string | undefined;
  readonly value?: string | undefined;
}

/** What a spreadsheet says, or why it is refused as a whole. */
export interface SheetResult {
  readonly rows: readonly SheetRow[];
  /** The titles of columns that nobody knows, and that are left out. */
  readonly ignored: readonly string[];
  readonly problems: readonly SheetProblem[];
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
  items: readonly SheetItem[],
  copies: readonly SheetCopy[],
): SheetResult {
  const refuse = (...problems: SheetProblem[]): SheetResult => ({ rows: [], ignored: [], problems });
  if (bytes.length > MAX_BYTES) return refuse({ kind: 'tooLarge' });
  const { data, errors } = Papa.parse<string[]>(decode(bytes), { delimitersToGuess: [',', ';', '\t'] });
  const badQuotes = errors.find(({ type }) => type === 'Quotes');
  if (badQuotes) return refuse({ kind: 'quotes', row: (badQuotes.row ?? 0) + 1 });
  const [titles = [], ...lines] = data;

  const fields = columnsOf(list);
  const known = new Map(
    fields.flatMap((field) => [
      [simple(field), field] as const,
      ...copies.map((copy) => [simple(columnTitle(list, field, copy)), field] as const),
    ]),
  );
  const columns = titles.map((title) => known.get(simple(title)));
  if (!columns.some((field) => field !== undefined && field !== ID)) return refuse({ kind: 'noTitles' });
  const filled = lines
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (filled.length === 0) return refuse({ kind: 'noRows' });

  const choices = new Map(
    fields.map((field) => {
      const named = copies.flatMap((copy) => [...(choicesOf(field, copy) ?? [])]);
      return [
        field,
        new Map(named.flatMap(([id, name]) => [[simple(id), id] as const, [simple(name), id] as const])),
      ];
    }),
  );
  const schema = lists[list];
  const problems: SheetProblem[] = [];
  const rows: SheetRow[] = [];
  const used = new Set<number>();

  for (const { cells, row } of filled) {
    const values: Record<string, unknown> = {};
    let id: number | undefined;
    for (const [index, field] of columns.entries()) {
      const cell = (cells[index] ?? '').trim();
      // The sign that keeps a spreadsheet program from taking a text for a formula.
      const text = /^'/.test(cell) && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
      if (field === undefined) continue;
      if (field === ID) {
        id = items.find((item) => String(item.id) === text)?.id;
        continue;
      }
      const options = choices.get(field);
      const parts = text.split('\n').filter((part) => part.trim());
      const chosen = (part: string) => options?.get(simple(part));
      if (field === 'icon') values[field] = chosen(text) ?? (text || DEFAULT_ICON);
      else if (options && options.size > 0) {
        const unknown = parts.find((part) => !chosen(part));
        if (unknown) problems.push({ kind: 'choice', row, field, value: unknown.slice(0, 40) });
        values[field] = [...new Set(parts.flatMap((part) => chosen(part) ?? []))];
      } else if (field === 'date') values[field] = toDay(text);
      else if (isLeftOut(schema, field)) values[field] = text || undefined;
      else values[field] = isListField(schema, field) ? parts : text;
    }
    if (id !== undefined && used.has(id)) problems.push({ kind: 'id', row, field: ID, value: String(id) });
    if (id !== undefined) used.add(id);
    // Titles that are missing altogether are a problem of new rows only.
    const item = items.find((each) => each.id === id) ?? { icon: DEFAULT_ICON };
    for (const { message, input, path = [] } of v.safeParse(schema, { ...item, ...values }).issues ?? []) {
      const named = /^\w+$/.test(message) ? (message as ValueProblem) : 'unreadable';
      const value = typeof input === 'string' && input.length <= 40 ? input : undefined;
      problems.push({
        kind: input === undefined ? 'missing' : named,
        row,
        field: String(path[0]?.key),
        value,
      });
    }
    rows.push({ id, values });
    if (problems.length > MAX_TOLD) break;
  }
  if (items.length + rows.filter(({ id }) => id === undefined).length > MAX_ITEMS)
    problems.unshift({ kind: 'tooMany' });
  if (problems.length > 0) return refuse(...problems);
  return { rows, ignored: titles.filter((title, index) => title.trim() && !columns[index]), problems };
}

/** Writes a list as a table, whose titles and choices are in a language. No text in it can run as a formula. */
export function writeSpreadsheet(list: SheetName, items: readonly SheetItem[], copy: SheetCopy): string {
  const fields = columnsOf(list);
  const cell = (item: SheetItem, field: string) => {
    const choices = choicesOf(field, copy);
    return [item[field] ?? []]
      .flat()
      .map((value) => choices?.get(String(value)) ?? String(value))
      .join('\n');
  };
  const table = {
    fields: fields.map((field) => columnTitle(list, field, copy)),
    data: items.map((item) => fields.map((field) => cell(item, field))),
  };
  // Excel takes a file without the mark for one in the letters of Windows.
  return `\ufeff${Papa.unparse(table, { newline: '\r\n', escapeFormulae: formula })}`;
}
