import type { CommunityEvent, EditableContent, Hero, Service, Testimonial } from '@/content/types';

/** The lists that staff edit, with the types of their items. */
export interface ContentLists {
  services: Service;
  testimonials: Testimonial;
  events: CommunityEvent;
}

export type ListName = keyof ContentLists;

/** The values of an item's form. With an id they replace that item, otherwise they become a new one. */
export type Draft<Item extends { id: number }> = Omit<Item, 'id'> & { id?: number };

/** A change to one list; `now` is in milliseconds since 1970. */
export type ListAction<List extends ListName> =
  | { type: 'save'; list: List; draft: Draft<ContentLists[List]>; now: number }
  | { type: 'delete'; list: List; id: number }
  | { type: 'restore'; list: List; item: ContentLists[List]; index: number };

export type ContentAction =
  | { type: 'saveHero'; hero: Hero }
  | { [List in ListName]: ListAction<List> }[ListName];

/** Returns the first free id from `now` upward, since two saves may share a millisecond. */
function freeId(items: readonly { id: number }[], now: number): number {
  const taken = new Set(items.map((item) => item.id));
  let id = now;
  while (taken.has(id)) id += 1;
  return id;
}

function changeList<Item extends { id: number }>(
  items: readonly Item[],
  action:
    | { type: 'save'; draft: Draft<Item>; now: number }
    | { type: 'delete'; id: number }
    | { type: 'restore'; item: Item; index: number },
): readonly Item[] {
  switch (action.type) {
    case 'save': {
      const { draft } = action;
      if (items.some((item) => item.id === draft.id)) {
        return items.map((item) => (item.id === draft.id ? { ...item, ...draft, id: item.id } : item));
      }
      return [...items, { ...draft, id: freeId(items, action.now) } as Item];
    }
    case 'delete':
      return items.filter((item) => item.id !== action.id);
    case 'restore':
      if (items.some((item) => item.id === action.item.id)) return items;
      return items.toSpliced(action.index, 0, action.item);
  }
}

/**
 * The reducer of the editable content (specification, section 4). A saved item replaces the one with its id, or is
 * appended with the time of the save as its id. A deleted item can be restored at its former index.
 */
export function changeContent(content: EditableContent, action: ContentAction): EditableContent {
  if (action.type === 'saveHero') return { ...content, hero: action.hero };
  switch (action.list) {
    case 'services':
      return { ...content, services: changeList(content.services, action) };
    case 'testimonials':
      return { ...content, testimonials: changeList(content.testimonials, action) };
    case 'events':
      return { ...content, events: changeList(content.events, action) };
  }
}
