import * as v from 'valibot';
import { isObject } from '@/lib/is-object';
import { keysOf } from '@/lib/keys-of';
import { shortenWithEllipsis } from '@/lib/text-length';
import { CONTENT_FORMAT, CONTENT_VERSION, type Content, type Stored } from './document';
import { type ContentPart, fields, type ListName, listNames } from './fields';
import {
  type FilePlace,
  MAX_BYTES,
  MAX_REPORTED,
  type Notice,
  type Problem,
  type ReadResult,
} from './file-rules';
import { iconIds } from './icons';
import { languages } from './languages';
import { contentFile, MAX_VALUE, problemOf } from './schema';
import { upgradeFile } from './upgrade';

/** The first id for items without one: above the ids of samples, and below timestamps, the ids of other added items. */
const FIRST_NEW_ID = 1_000_000_000_000;

function placeOf(path: readonly unknown[]): FilePlace {
  const [name, ...rest] = path;
  const part = keysOf(fields).find((each) => each === name);
  if (!part) return { field: name?.toString() };
  const item = typeof rest[0] === 'number' ? Number(rest.shift()) + 1 : undefined;
  const [field, language] = rest;
  return {
    part,
    item,
    field: field?.toString(),
    language: known.languages.find((tag) => tag === language),
  };
}

/** The known keys of a file, of its parts, and of the items of its lists. */
const known = {
  file: ['$schema', 'format', 'version', 'saved', 'foundation', 'mission', 'hero', ...listNames],
  of: (part: ContentPart): readonly string[] => ['id', ...Object.keys(fields[part])],
  languages: keysOf(languages),
};

/** Finds the keys that this release does not know, up to one more than are reported. They stay in the file. */
function unknownKeys(file: Readonly<Record<string, unknown>>): Notice[] {
  const notices: Notice[] = [];
  const notice = (value: unknown, keys: readonly string[], path: readonly unknown[]) => {
    for (const key of isObject(value) ? Object.keys(value) : []) {
      if (notices.length > MAX_REPORTED) return;
      if (!keys.includes(key))
        notices.push({ kind: 'unknownKey', value: shortenWithEllipsis(key, MAX_VALUE), ...placeOf(path) });
    }
  };
  const noticeFields = (part: ContentPart, fields: unknown, path: readonly unknown[]) => {
    notice(fields, known.of(part), path);
    for (const [name, value] of isObject(fields) ? Object.entries(fields) : [])
      if (known.of(part).includes(name)) notice(value, known.languages, [...path, name]);
  };
  notice(file, known.file, []);
  for (const part of keysOf(fields)) {
    if (notices.length > MAX_REPORTED) break;
    const value = file[part];
    if (!Array.isArray(value)) noticeFields(part, value, [part]);
    else for (const [index, item] of value.entries()) noticeFields(part, item, [part, index]);
  }
  return notices;
}

/** A file that the schema accepts. Ids of its items may still be missing or repeated. */
type CheckedContent = Omit<Content, ListName> & {
  readonly [List in ListName]: readonly (Stored<List> & { readonly id?: number })[];
};

/** Replaces missing and repeated ids in a list, and adds a notice of each, and of unknown icons. */
function withIds(part: ListName, items: readonly { readonly id?: number; readonly icon?: unknown }[]) {
  const all = new Set(items.map(({ id }) => id));
  const used = new Set<number>();
  const notices: Notice[] = [];
  let nextId = FIRST_NEW_ID;
  const read = items.map((item, index) => {
    let { id } = item;
    if (id === undefined || used.has(id)) {
      while (all.has(nextId)) nextId += 1;
      id = nextId;
      all.add(id);
      notices.push({ kind: 'newId', part, item: index + 1 });
    }
    used.add(id);
    const { icon } = item;
    if (typeof icon === 'string' && !iconIds.some((each) => each === icon))
      notices.push({ kind: 'icon', part, item: index + 1, value: shortenWithEllipsis(icon, MAX_VALUE) });
    return { ...item, id };
  });
  return { items: read, notices };
}

function parse(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    // Throws if the nesting is too deep for saving.
    JSON.stringify(json);
    return json;
  } catch {
    return undefined;
  }
}

function refuse(kind: Problem['kind']): ReadResult {
  return { problems: [{ kind }] };
}

/** The fields, by part, in which older files may have an SVG picture. */
const pictures = [
  ['foundation', 'logo'],
  ['hero', 'image'],
] as const;

/** Leaves out SVG pictures: showing even a small one can keep a page busy without end. */
function withoutSvg(json: Readonly<Record<string, unknown>>) {
  const notices: Notice[] = [];
  const content = { ...json };
  for (const [part, field] of pictures) {
    const fields = content[part];
    if (!isObject(fields) || !/^\s*data:image\/svg/i.test(String(fields[field]))) continue;
    content[part] = { ...fields, [field]: '' };
    notices.push({ kind: 'svg', part, field });
  }
  return { content, notices };
}

/**
 * Reads a content file as data, and rejects it whole with any problem. Stops soon after the most problems to report.
 *
 * @param site the content of the site, from which a file of an older version takes what it does not say
 */
export function readContent(text: string, site?: Partial<Content>): ReadResult {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return refuse('tooLarge');
  // Some editors begin a file with a byte order mark.
  const json = parse(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return refuse('notJson');
  if (!isObject(json) || json.format !== CONTENT_FORMAT || !Number.isInteger(json.version))
    return refuse('otherFormat');
  if (Number(json.version) < 1) return refuse('otherFormat');
  if (Number(json.version) > CONTENT_VERSION) return refuse('newer');

  const { content, notices } = withoutSvg(upgradeFile(json, site));
  const result = v.safeParse(contentFile, content);
  if (!result.success) {
    const issues = result.issues.slice(0, MAX_REPORTED + 1).map(problemOf);
    return { problems: issues.map(({ problem, path }) => ({ ...problem, ...placeOf(path) })) };
  }
  // The schema and the type come from the same description of fields.
  const checked = result.output as CheckedContent;
  const lists = listNames.map((name) => [name, withIds(name, checked[name])] as const);
  const itemsOf = Object.fromEntries(lists.map(([name, { items }]) => [name, items]));
  return {
    document: { ...checked, ...itemsOf } as Content,
    notices: [...notices, ...unknownKeys(json), ...lists.flatMap(([, list]) => list.notices)],
  };
}

/** Writes the content of a site as a file that was saved on a day, `YYYY-MM-DD`. */
export function writeContent(document: Content, saved: string): string {
  const file = { ...document, format: CONTENT_FORMAT, version: CONTENT_VERSION, saved };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  // Leaves out indentation if it would make the file too large to be opened again.
  return new TextEncoder().encode(text).length > MAX_BYTES ? JSON.stringify(file) : text;
}
