import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Item } from '@/content/document';
import { itemName, type ListName } from '@/content/fields';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { useEditedContent } from './edited-language';
import { notifySaved, notifyUndoable } from './notices';
import { usePanelForm } from './use-panel-form';

/** The elements of a row that get the focus or are scrolled to. */
export interface RowElements {
  row: HTMLElement | null;
  title: HTMLElement | null;
  editButton: HTMLElement | null;
}

/** The actions on the items of a list. Each moves the focus to where staff continue. */
export function useListEditing(list: ListName) {
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = useRef(new Map<number, RowElements>());
  const [pressedId, setPressedId] = useState<number>();
  const { target, open, close } = usePanelForm(list);
  const { canEditInPlace } = useCapabilities();
  const { itemsOf, change, undo } = useEditedContent();
  const items = itemsOf(list);

  function save(values: object, id?: number) {
    const { [list]: saved } = flushSync(() => {
      close();
      return change({ kind: 'save', list, draft: { ...values, id }, now: Date.now() });
    });
    const parts = rows.current.get(id ?? saved.at(-1)?.id ?? 0);
    (id === undefined ? parts?.title : parts?.editButton)?.focus({ preventScroll: true });
    // Scrolls the row to the top, where the notification does not cover it.
    parts?.row?.scrollIntoView();
    notifySaved(undo);
  }

  function cancel() {
    close();
    const edited = typeof target === 'number' ? rows.current.get(target) : undefined;
    (edited?.editButton ?? addButton.current)?.focus();
  }

  function add() {
    setPressedId(undefined);
    open('new');
  }

  function edit({ id }: Item) {
    if (canEditInPlace) open(id);
    else setPressedId(id);
  }

  function move(item: Item, from: number, by: number, button: HTMLElement) {
    const to = Math.min(Math.max(from + by, 0), items.length - 1);
    flushSync(() => change({ kind: 'move', list, id: item.id, to }));
    // Restores the focus, which a row loses when it moves on the page.
    button.focus();
    const place = { name: itemName(list, item), number: to + 1, total: items.length };
    notifyUndoable(undo, ({ notices, moved }) => ({
      done: { title: notices.moved.title, description: fill(moved, place) },
      restored: notices.restored,
    }));
  }

  function remove(item: Item, index: number) {
    change({ kind: 'delete', list, id: item.id });
    notifyUndoable(undo, ({ notices }) => ({ done: notices.deleted, restored: notices.restored }));
    setPressedId(undefined);
    if (target === item.id) close();
    // Finds a row for the focus, whose button is removed along with its row.
    const [after, before] = [items[index + 1], items[index - 1]].map(
      (each) => each && rows.current.get(each.id),
    );
    ((after ?? before)?.title ?? addButton.current)?.focus();
  }

  return { target, pressedId, addButton, rows, save, cancel, add, edit, move, remove };
}

export type ListEditing = ReturnType<typeof useListEditing>;
