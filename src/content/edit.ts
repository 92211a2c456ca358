import { cleanText } from '@/lib/clean-text';
import { isObject } from '@/lib/is-object';
import { isSame } from '@/lib/is-same';
import type { Content, StoredItem } from './document';
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
import type { KeptSamples } from './kept-samples';
import type { LanguageTag } from './languages';
import { localizePart } from './localize';

/** The values of an item's form. With an id they replace that item, otherwise they become a new one. */
type Draft = Readonly<Record<string, unknown>> & { readonly id?: number };

/** A change to one list; `now` is in milliseconds since 1970. */
type ListAction =
  | { kind: 'save'; list: ListName; draft: Draft; now: number }
  | { kind: 'delete'; list: ListName; id: number }
  | { kind: 'move'; list: ListName; id: number; to: number };

export type ContentAction = { kind: 'savePart'; part: SinglePart; values: object } | ListAction;

/** The context of a change, besides the document. */
interface EditContext {
  /** The language in which staff write. */
  readonly tag: LanguageTag;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The default content that the site still had when it was built. */
  readonly samples: KeptSamples;
}

type Values = Readonly<Record<string, unknown>>;

/** The value of a field of a new item until somebody fills it in. */
function blank(kind: FieldKind): unknown {
  if (kind === 'easy') return undefined;
  return kind === 'lines' || kind === 'answers' || kind === 'days' ? [] : '';
}

/**
 * The fields of a part or an item, with what staff changed in its form. A text that the form showed in another language is
 * translated by this; any other text replaces those of all languages. The sample is what the site has of the default content.
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
  const isTranslated = (field: string) => isTranslatedKind(described[field]?.kind ?? 'name');
  const shown: Values = { ...localizePart(part, stored, tag) };
  const { languages = {} }: { languages?: Values } = shown;
  const typed = Object.entries(values).map(
    ([field, value]) => [field, typeof value === 'string' ? cleanText(value) : value] as const,
  );
  const differs = ([field, value]: readonly [string, unknown]) => !isSame(value, shown[field]);
  // Every text in a translation counts as translated, even if staff left it as it was, such as an address.
  const isTranslation = typed.some((entry) => entry[0] in languages && differs(entry));
  const replaced = typed
    .filter((entry) => !(entry[0] in languages) && differs(entry))
    .map(([field]) => field);
  /** Whether the Easy read words in other languages are dropped along with a changed text. */
  const losesTranslations = (field: string) =>
    Boolean(shown[field]) &&
    !(field in languages) &&
    textsOf[field]?.some((text) => replaced.includes(text)) === true;
  const next: Record<string, unknown> = { ...stored };
  for (const [field, value] of typed) {
    const isOther = field in languages;
    const hasChanged = differs([field, value]);
    if (!hasChanged && !(isTranslation && isOther) && !losesTranslations(field)) continue;
    const before = stored[field];
    if (!isTranslated(field)) next[field] = value;
    // Drops the words of a sample, which were about the text before.
    else if (!hasChanged && losesTranslations(field) && isSame(before, sample?.[field])) delete next[field];
    // Keeps easy words that staff left blank, so that those of another language do not show in their place.
    else if (isOther) next[field] = { ...(isObject(before) && before), [tag]: value ?? '' };
    else if (value === undefined) delete next[field];
    else next[field] = { [tag]: value };
  }
  return next;
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
  action: ListAction,
  { tag, samples }: EditContext,
): readonly object[] {
  switch (action.kind) {
    case 'save': {
      const { id, ...values } = action.draft;
      const at = items.findIndex((item) => item.id === id);
      if (at >= 0) {
        const ofList: readonly (Values & { id: number })[] = samples[list];
        const sample = ofList.find((each) => each.id === id);
        return items.with(at, changed(list, items[at] ?? {}, values, tag, sample) as StoredItem<List>);
      }
      const empty = Object.entries<Field>(fields[list]).map(([name, { kind }]) => [name, blank(kind)]);
      const item = { id: freeId(items, action.now), ...Object.fromEntries(empty) };
      return [...items, changed(list, item, values, tag, undefined)];
    }
    case 'delete':
      return items.filter((item) => item.id !== action.id);
    case 'move': {
      const others = items.filter((item) => item.id !== action.id);
      return others.toSpliced(action.to, 0, ...items.filter((item) => item.id === action.id));
    }
  }
}

/**
 * Returns the document after a change that staff made (specification, section 4). A saved item replaces the one with its id, or
 * is appended with the time of the save as its id. Texts belong to the language in which staff write them; everything else,
 * including which items exist, is the same in all languages.
 */
export function edit(document: Content, action: ContentAction, context: EditContext): Content {
  const { tag, today, samples } = context;
  if (action.kind === 'savePart') {
    const { part, values } = action;
    const sample: Values = { ...samples[part] };
    return { ...document, saved: today, [part]: changed(part, { ...document[part] }, values, tag, sample) };
  }
  const { list } = action;
  return { ...document, saved: today, [list]: changeList(document[list], list, action, context) };
}
