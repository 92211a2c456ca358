import { cleanText } from '@/lib/clean-text';
import { isEqual } from '@/lib/is-equal';
import { isObject } from '@/lib/is-object';
import type { Content, StoredItem, Values } from './document';
import { easyFields } from './easy-fields';
import {
  type ContentPart,
  type Field,
  type FieldKind,
  fields,
  isTranslatedKind,
  type ListName,
  type SinglePart,
} from './fields';
import type { LanguageTag } from './languages';
import { localizePart } from './localize';
import type { RemainingSamples } from './remaining-samples';

/** The values of an item's form. With an id they replace that item, otherwise they become a new one. */
type Draft = Readonly<Record<string, unknown>> & { readonly id?: number };

/** A change to one list; `now` is in milliseconds since 1970. */
type ListEdit =
  | { kind: 'save'; list: ListName; draft: Draft; now: number }
  | { kind: 'delete'; list: ListName; id: number }
  | { kind: 'move'; list: ListName; id: number; to: number };

export type ContentEdit = { kind: 'savePart'; part: SinglePart; values: object } | ListEdit;

/** What a change depends on besides the document. */
interface EditContext {
  /** The language in which staff write. */
  readonly tag: LanguageTag;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The default content that the site still had when it was built. */
  readonly samples: RemainingSamples;
}

/** The value of a field of a new item until somebody fills it in. */
function blank(kind: FieldKind): unknown {
  if (kind === 'easy') return undefined;
  return kind === 'lines' || kind === 'answers' || kind === 'days' ? [] : '';
}

/**
 * The fields of a part or an item with what staff changed in its form. A text replaces those of all languages, or becomes
 * the translation if the form showed another language. `sample` is the default content, if that is still there.
 */
function changed<Part extends ContentPart>(
  part: Part,
  stored: Values,
  values: object,
  tag: LanguageTag,
  sample: Values | undefined,
): Values {
  const described: Readonly<Record<string, Field>> = fields[part];
  const textsOf: Readonly<Record<string, readonly string[]>> = easyFields;
  const shown: Values = { ...localizePart(part, stored, tag) };
  const { languages = {} }: { languages?: Values } = shown;
  const typed: Values = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  );
  const isInOther = (field: string) => field in languages;
  const hasChanged = (field: string) => field in typed && !isEqual(typed[field], shown[field]);
  // Counts every text of a translation as translated, even one that staff left unchanged, such as an address.
  const isTranslation = Object.keys(languages).some(hasChanged);
  /** Whether the described text has been replaced in all languages. */
  const isOutdated = (field: string) =>
    Boolean(shown[field]) && textsOf[field]?.some((text) => hasChanged(text) && !isInOther(text)) === true;

  function nextOf(field: string): unknown {
    const before = stored[field];
    const value = typed[field];
    if (!isTranslatedKind(described[field]?.kind ?? 'name')) return value;
    // Keeps easy words that staff left blank; otherwise, those of another language would appear.
    if (isInOther(field))
      return isTranslation ? { ...(isObject(before) && before), [tag]: value ?? '' } : before;
    if (!hasChanged(field)) {
      if (!isOutdated(field)) return before;
      // Drops the sample's easy words, which describe the text that was replaced.
      if (isEqual(before, sample?.[field])) return undefined;
    }
    return value === undefined ? undefined : { [tag]: value };
  }

  const next = Object.keys(typed).map((field) => [field, nextOf(field)]);
  const all = Object.entries({ ...stored, ...Object.fromEntries(next) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** Returns the first free id from `now` upward, since two saves may share a millisecond. */
function freeId(items: readonly { readonly id: number }[], now: number): number {
  let id = now;
  while (items.some((item) => item.id === id)) id += 1;
  return id;
}

function changeList<List extends ListName>(
  items: readonly StoredItem<List>[],
  list: List,
  edit: ListEdit,
  { tag, samples }: EditContext,
): readonly object[] {
  switch (edit.kind) {
    case 'save': {
      const { id, ...values } = edit.draft;
      const at = items.findIndex((item) => item.id === id);
      if (at >= 0) {
        const ofList: readonly (Values & { id: number })[] = samples[list];
        const sample = ofList.find((each) => each.id === id);
        return items.with(at, changed(list, items[at] ?? {}, values, tag, sample) as StoredItem<List>);
      }
      const empty = Object.entries<Field>(fields[list]).map(([name, { kind }]) => [name, blank(kind)]);
      const item = { id: freeId(items, edit.now), ...Object.fromEntries(empty) };
      return [...items, changed(list, item, values, tag, undefined)];
    }
    case 'delete':
      return items.filter((item) => item.id !== edit.id);
    case 'move': {
      const others = items.filter((item) => item.id !== edit.id);
      return others.toSpliced(edit.to, 0, ...items.filter((item) => item.id === edit.id));
    }
  }
}

/**
 * Returns the document after an edit (specification, section 4). A saved item replaces the one with its id, or is appended
 * with a new id. Texts belong to the language in which staff write; all else is the same in all languages.
 */
export function applyEdit(document: Content, edit: ContentEdit, context: EditContext): Content {
  const { tag, today, samples } = context;
  if (edit.kind === 'savePart') {
    const { part, values } = edit;
    const sample: Values = { ...samples[part] };
    return { ...document, saved: today, [part]: changed(part, { ...document[part] }, values, tag, sample) };
  }
  const { list } = edit;
  return { ...document, saved: today, [list]: changeList(document[list], list, edit, context) };
}
