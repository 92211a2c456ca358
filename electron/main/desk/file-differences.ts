import { MAX_REPORTED } from '../../../src/content/content-file';
import { type ContentPart, fields, listNames } from '../../../src/content/fields';
import type { LanguageTag } from '../../../src/content/languages';
import { fieldLabel } from '../../../src/content-file/field-label';
import { fill } from '../../../src/lib/fill';
import { isObject } from '../../../src/lib/is-object';
import { desktopCopy } from '../language/desktop-copy';

type Values = Readonly<Record<string, unknown>>;

/** The longest name of an item in the report, in characters. */
const MAX_NAME = 40;

/** The values of a file, or none if it is no content file. */
function read(text: string): Values {
  try {
    return valuesOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A field that a file lacks counts as blank. */
const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);
const textOf = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? '""' : JSON.stringify(value ?? '');

const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});

const itemsOf = (value: unknown) =>
  new Map((Array.isArray(value) ? value : []).filter(isObject).map((item) => [item.id, item] as const));

/**
 * Describes by part, item and field what two content files say differently, a line each and no more than ten of them.
 *
 * @param theirs the text of the file on disk
 * @param ours the text that is to be saved
 * @returns no lines if one of them is no content file
 */
export function describeDifferences(theirs: string, ours: string, language: LanguageTag): string[] {
  const { admin, changedFile: copy } = desktopCopy[language];
  const [before, after] = [read(theirs), read(ours)];
  if (before.format !== after.format || after.format === undefined) return [];

  function fieldsIn(part: ContentPart, one: Values, other: Values): string {
    const changed = Object.keys(fields[part]).filter((name) => !isSame(one[name], other[name]));
    return changed.map((name) => fieldLabel(part, name, admin)).join(', ');
  }

  function nameOf(part: ContentPart, item: Values): string {
    const value = item[Object.keys(fields[part])[0] ?? ''];
    const name = isObject(value) ? (value[language] ?? Object.values(value)[0]) : value;
    return String(name ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, MAX_NAME);
  }

  const line = (part: ContentPart, what: string, item?: Values) =>
    item
      ? fill(copy.item, { part: admin.tabs[part], name: nameOf(part, item), what })
      : fill(copy.part, { part: admin.tabs[part], what });

  const parts = (['foundation', 'mission', 'hero'] as const).flatMap((part) => {
    const what = fieldsIn(part, valuesOf(before[part]), valuesOf(after[part]));
    return what ? [line(part, what)] : [];
  });

  const lists = listNames.flatMap((list) => {
    const [old, now] = [itemsOf(before[list]), itemsOf(after[list])];
    const shared = [...old.keys()].filter((id) => now.has(id));
    const changed = shared.flatMap((id) => {
      const item = now.get(id) ?? {};
      const what = fieldsIn(list, old.get(id) ?? {}, item);
      return what ? [line(list, what, item)] : [];
    });
    const missing = (items: typeof old, others: typeof old, what: string) =>
      [...items].filter(([id]) => !others.has(id)).map(([, item]) => line(list, what, item));
    const isMoved = !isSame(
      shared,
      [...now.keys()].filter((id) => old.has(id)),
    );
    return [
      ...changed,
      ...missing(old, now, copy.onlyTheirs),
      ...missing(now, old, copy.onlyYours),
      ...(isMoved ? [line(list, copy.order)] : []),
    ];
  });

  const lines = [...parts, ...lists];
  const more = lines.length - MAX_REPORTED;
  return more > 0 ? [...lines.slice(0, MAX_REPORTED), fill(copy.more, { count: more })] : lines;
}
