import * as v from 'valibot';
import { easyFields } from '@/content/easy-fields';
import type { ContentPart, ListName } from '@/content/fields';
import { iconIds } from '@/content/icons';
import type { LanguageTag } from '@/content/languages';
import type { EditableContent } from '@/content/types';
import { type Edit, itemIn, type ListEdits } from '@/content-store/edits';
import { withHoursInWords } from '@/content-store/hours-in-words';
import { shorten } from '@/lib/text-length';
import {
  type ContentFile,
  type FilePlace,
  FORMAT,
  listNames,
  MAX_BYTES,
  MAX_TOLD,
  type Notice,
  type Problem,
  type ReadResult,
  VERSION,
} from './content-file';
import { contentFile, isObject, MAX_VALUE, problemOf } from './schema';
import type { Samples } from './write-content-file';

type Item = Readonly<Record<string, unknown>> & { readonly id?: number };

/** What a file says, once it is checked. */
interface Content extends Readonly<Partial<Record<ListName, readonly Item[]>>> {
  readonly saved: string;
  readonly hero: object;
  readonly foundation?: object;
}

/** Above those of samples, which the finder offers, and below the times that other added items have as ids. */
const FIRST_NEW_ID = 1_000_000_000_000;

/** What the keys on the way to a value say about its place. */
function placeOf(path: readonly unknown[]): FilePlace {
  const [part, ...rest] = path;
  const parts: readonly unknown[] = ['hero', 'foundation', ...listNames];
  if (!parts.includes(part)) return { field: part?.toString() };
  const item = typeof rest[0] === 'number' ? Number(rest.shift()) + 1 : undefined;
  const [field, language] = rest;
  return {
    part: part as ContentPart,
    item,
    field: field?.toString(),
    language: typeof language === 'string' ? (language as LanguageTag) : undefined,
  };
}

/** Adds a notice for each key of the input that reading left out, up to one more than are told. */
function noticeUnknownKeys(
  input: unknown,
  output: unknown,
  notices: Notice[],
  path: readonly unknown[] = [],
): void {
  if (Array.isArray(input) && Array.isArray(output)) {
    for (const [index, item] of input.entries()) {
      noticeUnknownKeys(item, output[index], notices, [...path, index]);
    }
  }
  if (!isObject(input) || !isObject(output)) return;
  for (const key in input) {
    if (notices.length > MAX_TOLD) return;
    if (Object.hasOwn(output, key)) {
      noticeUnknownKeys(input[key], output[key], notices, [...path, key]);
    } else {
      notices.push({ kind: 'unknownKey', value: shorten(key, MAX_VALUE), ...placeOf(path) });
    }
  }
}

/**
 * An item's fields as staff's changes to it. Where the file has no easy words, there are none, except for an item of which the
 * site has the same texts: files of older releases keep what Easy read said of it.
 *
 * @param samples the item as the site has it, in each language
 */
function editOf(fields: object, samples: readonly (readonly [LanguageTag, object])[]): Edit {
  const edit: Edit = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (isObject(value)) return [field, value];
      return [field, { all: Object.hasOwn(easyFields, field) && !value ? undefined : value }];
    }),
  );
  const texts = Object.values(easyFields)
    .flat()
    .filter((text) => text in edit);
  const isKnown = samples.every(([tag, sample]) => {
    const [own, known] = [itemIn(tag, {}, edit), sample] as Record<string, unknown>[];
    return texts.every((text) => JSON.stringify(own?.[text]) === JSON.stringify(known?.[text]));
  });
  if (isKnown) return edit;
  const none = Object.keys(easyFields).map((field) => [field, { all: undefined }]);
  return { ...Object.fromEntries(none), ...edit };
}

/** Each language with a part of its samples, or an item of it, if they have that. */
function ofSamples(samples: Samples | undefined, find: (content: EditableContent) => object | undefined) {
  return Object.entries(samples ?? {}).flatMap(([tag, content]) => {
    const found = find(content);
    return found ? [[tag as LanguageTag, found] as const] : [];
  });
}

/** The items of a list, with new ids for those whose id is missing or repeated. */
function listOf(
  part: ListName,
  content: Content,
  samples?: Samples,
): { edits: ListEdits | undefined; notices: Notice[] } {
  // What another foundation offers is not what this one does.
  if (!content[part] && !content.foundation) return { edits: undefined, notices: [] };
  const items = content[part] ?? [];
  const taken = new Set(items.map(({ id }) => id));
  const edits = new Map<number, Edit>();
  const notices: Notice[] = [];
  let nextId = FIRST_NEW_ID;
  for (const [index, { id, ...fields }] of items.entries()) {
    let ownId = id;
    if (ownId === undefined || edits.has(ownId)) {
      while (taken.has(nextId)) nextId += 1;
      ownId = nextId;
      taken.add(ownId);
      notices.push({ kind: 'newId', part, item: index + 1 });
    }
    const ofSample = ofSamples(samples, ({ [part]: list }) =>
      (list as readonly { id: number }[]).find((sample) => sample.id === ownId),
    );
    if (typeof fields.icon === 'string' && !iconIds.some((known) => known === fields.icon))
      notices.push({ kind: 'icon', part, item: index + 1, value: shorten(fields.icon, MAX_VALUE) });
    edits.set(ownId, editOf(fields, ofSample));
  }
  return { edits: { ids: [...edits.keys()], items: Object.fromEntries(edits) }, notices };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(kind: Problem['kind']): ReadResult {
  return { problems: [{ kind }] };
}

/** The pictures that older releases took as an SVG, by the parts and fields that have them. */
const pictures = [
  ['foundation', 'logo'],
  ['hero', 'image'],
] as const;

/** Leaves out each picture that is an SVG: showing a small one can keep a page busy without end. */
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
 * Reads a content file. It is data: nothing of it is run, fetched or used as a path, and a file with a problem is
 * refused as a whole. Of many problems or notices it finds a few more than are told, and then stops.
 *
 * @param samples what the site starts with
 */
export function readContentFile(text: string, samples?: Samples): ReadResult {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return refuse('tooLarge');
  // Some editors begin a file with a byte order mark.
  const json = parse(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return refuse('notJson');
  if (!isObject(json) || json.format !== FORMAT || !Number.isInteger(json.version))
    return refuse('otherFormat');
  if (Number(json.version) < 1) return refuse('otherFormat');
  if (Number(json.version) > VERSION) return refuse('newer');

  const { content: known, notices } = withoutSvg(json);
  const result = v.safeParse(contentFile, known);
  if (!result.success) {
    const issues = result.issues.slice(0, MAX_TOLD + 1).map(problemOf);
    return { problems: issues.map(({ problem, path }) => ({ ...problem, ...placeOf(path) })) };
  }
  const content = result.output as unknown as Content;
  const lists = listNames.map((name) => [name, listOf(name, content, samples)] as const);
  noticeUnknownKeys(known, content, notices);
  const file: ContentFile = {
    saved: content.saved,
    edits: {
      changed: content.saved,
      hero: editOf(
        content.hero,
        ofSamples(samples, ({ hero }) => hero),
      ),
      // Without that part, as in version 1, it stays the one that the site was built with.
      foundation:
        content.foundation &&
        withHoursInWords(
          editOf(
            content.foundation,
            ofSamples(samples, ({ foundation }) => foundation),
          ),
        ),
      ...Object.fromEntries(lists.map(([name, { edits }]) => [name, edits])),
    },
    notices: [...notices, ...lists.flatMap(([, { notices }]) => notices)],
  };
  return { file };
}
