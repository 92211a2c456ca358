import { useChangeContent } from './content-store';
import type { ContentLists, Draft, ListAction, ListName } from './reducer';

/** The changes that staff can make to one list (specification, section 4). */
export interface ListActions<Item extends { id: number }> {
  /** Replaces the item with the draft's id, or appends a new one. */
  save: (draft: Draft<Item>) => void;
  delete: (id: number) => void;
  /** Puts a deleted item back at its former index. */
  restore: (item: Item, index: number) => void;
}

/** Returns the actions that change one list of the content. */
export function useListActions<List extends ListName>(list: List): ListActions<ContentLists[List]> {
  // TypeScript cannot infer that an action for `List` is a member of the union `ContentAction`.
  const change = useChangeContent() as (action: ListAction<List>) => void;
  return {
    save: (draft) => change({ type: 'save', list, draft, now: Date.now() }),
    delete: (id) => change({ type: 'delete', list, id }),
    restore: (item, index) => change({ type: 'restore', list, item, index }),
  };
}
