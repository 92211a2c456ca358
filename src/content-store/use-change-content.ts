import { dayOf } from '@/lib/format-date';
import { useEdits } from './content-store';
import type { ContentLists, ListName } from './edits';
import {
  type ContentAction,
  changeContent,
  type Draft,
  type EditedLanguage,
  type ListAction,
} from './reducer';

/** The changes that staff can make to one list (specification, section 4). */
export interface ListActions<Item extends { id: number }> {
  /** Replaces the item with the draft's id, or appends a new one. */
  save: (draft: Draft<Item>) => void;
  delete: (id: number) => void;
  /** Puts a deleted item back at its former index. */
  restore: (id: number, index: number) => void;
  /** Moves an item to an index. */
  move: (id: number, to: number) => void;
}

/** Returns the function that changes the content in a language. */
export function useChangeContent(language: EditedLanguage): (action: ContentAction) => void {
  const [, setEdits] = useEdits();
  return (action) => {
    const changed = dayOf(new Date());
    setEdits((edits) => changeContent(edits, action, language, changed));
  };
}

/** Returns the actions that change one list of the content in a language. */
export function useListActions<List extends ListName>(
  list: List,
  language: EditedLanguage,
): ListActions<ContentLists[List]> {
  // TypeScript cannot infer that an action for `List` is a member of the union `ContentAction`.
  const change = useChangeContent(language) as (action: ListAction<List>) => void;
  return {
    save: (draft) => change({ kind: 'save', list, draft, now: Date.now() }),
    delete: (id) => change({ kind: 'delete', list, id }),
    restore: (id, index) => change({ kind: 'restore', list, id, index }),
    move: (id, to) => change({ kind: 'move', list, id, to }),
  };
}
