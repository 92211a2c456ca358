import type { LanguageTag } from '@/content/languages';
import type { CommunityEvent, Editable, EditableContent, Service, Testimonial } from '@/content/types';

/** The lists that staff edit, with the types of their items. */
export interface ContentLists {
  services: Service;
  testimonials: Testimonial;
  events: CommunityEvent;
}

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
  let languages: Editable['languages'];
  for (const [field, versions] of Object.entries(edit)) {
    const [first] = Object.keys(versions) as (LanguageTag | 'all')[];
    const version = tag in versions ? tag : (first ?? tag);
    item[field] = versions[version];
    if (version !== tag && version !== 'all') languages = { ...languages, [field]: version };
  }
  return { ...item, ...(languages && { languages }) } as Item;
}

/**
 * The content in a language: its samples, and over them what staff changed. A changed text that nobody has translated yet
 * stays in the language in which it was written.
 */
export function contentIn(tag: LanguageTag, samples: EditableContent, edits: Edits): EditableContent {
  function list<List extends ListName>(name: List): readonly ContentLists[List][] {
    const items: readonly { id: number }[] = samples[name];
    const edited = edits[name]?.ids.map((id) =>
      itemIn(tag, items.find((sample) => sample.id === id) ?? { id }, edits[name]?.items[id]),
    );
    return (edited ?? items) as readonly ContentLists[List][];
  }
  return {
    hero: itemIn(tag, samples.hero, edits.hero),
    foundation: itemIn(tag, samples.foundation, edits.foundation),
    services: list('services'),
    testimonials: list('testimonials'),
    events: list('events'),
  };
}
