import type { LanguageTag } from '@/content/languages';
import type { Editable, EditableContent, HomeContent } from '@/content/types';

/** The parts that are no lists. */
type SinglePart = 'hero' | 'foundation';

/** The lists that staff edit, with the types of their items. */
export type ContentLists = {
  [List in Exclude<keyof EditableContent, SinglePart>]: EditableContent[List][number];
};

export type ListName = keyof ContentLists;

/** A value that all languages share, or a text with its translations, in the order in which they were written. */
type Versions = Readonly<Partial<Record<LanguageTag | 'all', unknown>>>;

/** The fields of an item that staff changed. */
export type Edit = Readonly<Record<string, Versions>>;

/** The items of a list, by id and in order, and what staff changed in them. */
export interface ListEdits {
  readonly ids: readonly number[];
  readonly items: Readonly<Record<number, Edit>>;
}

/** All that staff changed. */
export type Edits = {
  readonly hero?: Edit;
  readonly foundation?: Edit;
  /** The day of the last change, `YYYY-MM-DD`; of what comes from a content file, the day on which that was saved. */
  readonly changed?: string;
} & { readonly [List in ListName]?: ListEdits };

/** An item in a language: its sample, if it has one, and over it what staff changed. */
export function itemIn<Item extends object>(tag: LanguageTag, sample: Item, edit: Edit = {}): Item {
  const item = { ...sample } as Record<string, unknown>;
  const languages = { ...(sample as Editable).languages } as Record<string, LanguageTag>;
  for (const [field, versions] of Object.entries(edit)) {
    const [first] = Object.keys(versions) as (LanguageTag | 'all')[];
    const version = tag in versions ? tag : (first ?? tag);
    item[field] = versions[version];
    if (version !== tag && version !== 'all') languages[field] = version;
    else delete languages[field];
  }
  const { languages: _, ...values } = item;
  return (Object.keys(languages).length > 0 ? { ...values, languages } : values) as Item;
}

/**
 * The content in a language: its samples, and over them what staff changed. A changed text that nobody has translated yet
 * stays in the language in which it was written.
 */
export function contentIn<Content extends HomeContent>(
  tag: LanguageTag,
  samples: Content,
  edits: Edits,
): Content {
  const content: Record<string, unknown> = {};
  for (const [part, sample] of Object.entries(samples)) {
    if (Array.isArray(sample)) {
      const items: readonly { id: number }[] = sample;
      const byId = new Map(items.map((item) => [item.id, item]));
      const list = edits[part as ListName];
      content[part] = list?.ids.map((id) => itemIn(tag, byId.get(id) ?? { id }, list.items[id])) ?? items;
    } else content[part] = itemIn(tag, sample, edits[part as 'hero']);
  }
  return content as unknown as Content;
}
