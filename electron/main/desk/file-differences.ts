import { type ContentPart, fields, isSinglePart, listNames, nameFieldOf } from '../../../src/content/fields';
import { fieldLabel } from '../../../src/content/file/field-label';
import { MAX_REPORTED } from '../../../src/content/file-rules';
import type { LanguageTag } from '../../../src/content/languages';
import { textInLanguage } from '../../../src/content/localize';
import { fill } from '../../../src/lib/fill';
import { isObject } from '../../../src/lib/is-object';
import { desktopCopy } from '../language/desktop-copy';

type Values = Readonly<Record<string, unknown>>;

/** The longest name of an item in the report, in characters. */
const MAX_ITEM_NAME = 40;

/** Reads the values of a file; returns none if it is no content file. */
function read(text: string): Values {
  try {
    return valuesOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});

/** A field that a file lacks counts as blank. */
const textOf = (value: unknown) =>
  Array.isArray(value) && value.length === 0 ? '""' : JSON.stringify(value ?? '');

/** Lists the items of a part by their ids. A part that is no list counts as one item. */
function itemsOf(part: ContentPart, file: Values): ReadonlyMap<unknown, Values> {
  const value = file[part];
  const isList = !isSinglePart(part);
  const list = Array.isArray(value) ? value.filter(isObject) : [];
  const items = isList ? list : [valuesOf(value)];
  return new Map(items.map((item) => [isList ? item.id : part, item]));
}

/**
 * Lists how two content files differ in at most ten lines; in none if one is no content file.
 *
 * @param theirs the text of the file on disk
 * @param ours the text that is to be saved
 */
export function describeDifferences(theirs: string, ours: string, language: LanguageTag): string[] {
  const { admin, changedFile: copy } = desktopCopy[language];
  const [before, after] = [read(theirs), read(ours)];
  if (before.format !== after.format || after.format === undefined) return [];

  const lines = (['foundation', 'mission', 'hero', ...listNames] as const).flatMap((part) => {
    const [old, now] = [itemsOf(part, before), itemsOf(part, after)];
    const names = Object.keys(fields[part]);
    const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
      const [one, other] = [old.get(id), now.get(id)];
      const changed = names.filter((name) => textOf(one?.[name]) !== textOf(other?.[name]));
      const labels = changed.map((name) => fieldLabel(part, name, admin)).join(', ');
      const yours = one ? labels : copy.onlyYours;
      const what = other ? yours : copy.onlyTheirs;
      if (!what) return [];
      if (isSinglePart(part)) return fill(copy.part, { part: admin.tabs[part], what });
      const { value } = textInLanguage((other ?? one)?.[nameFieldOf(part)], language);
      const name = String(value ?? '').replace(/\s+/g, ' ');
      return fill(copy.item, { part: admin.tabs[part], name: name.slice(0, MAX_ITEM_NAME), what });
    });
    const shared = [...old.keys()].filter((id) => now.has(id));
    const isMoved = [...now.keys()].filter((id) => old.has(id)).some((id, index) => id !== shared[index]);
    return isMoved ? [...changes, fill(copy.part, { part: admin.tabs[part], what: copy.order })] : changes;
  });
  const more = lines.length - MAX_REPORTED;
  return more > 0 ? [...lines.slice(0, MAX_REPORTED), fill(copy.more, { count: more })] : lines;
}
