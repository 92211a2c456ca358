import type { ContentPart, ListName } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import type { Editable, HomeContent } from '@/content/types';

/** An item of any list, whose fields `src/content/fields.ts` describes. */
export type Item = Editable & { readonly id: number } & Readonly<Record<string, unknown>>;

/** A part that is no list. */
export type SinglePart = Exclude<ContentPart, ListName>;

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
  /** The day of the last change, `YYYY-MM-DD`; of what comes from a content file, the day on which that was saved. */
  readonly changed?: string;
} & { readonly [Part in SinglePart]?: Edit } & { readonly [List in ListName]?: ListEdits };

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
