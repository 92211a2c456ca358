import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/content-store/reducer';
import { admin } from '@/copy/admin';
import { useHost } from '@/host/host-context';
import { ignoreRepeatedPresses } from '@/lib/ignore-repeated-presses';
import { ItemRow } from './item-row';
import { notifyDeleted, notifySaved } from './notices';
import { returnToForm } from './return-to-form';

/** What an item's form needs: the item where it is being changed, and what to do at its end. */
export interface ItemFormProps<Item extends { id: number }> {
  item?: Item;
  onSave: (draft: Draft<Item>) => void;
  onCancel: () => void;
}

interface ListPanelProps<Item extends { id: number }> {
  words: { title: string; add: string; empty: string };
  items: readonly Item[];
  /** What the item is called in the names of its buttons. */
  nameOf: (item: Item) => string;
  /** What the row says about the item, below its name. */
  describe: (item: Item) => ReactNode;
  form: (props: ItemFormProps<Item>) => ReactNode;
  /** Whether Edit marks the row where it opens no form: so for services (specification, section 4). */
  marksEdited?: boolean;
  onSave: (draft: Draft<Item>) => void;
  onDelete: (item: Item) => void;
  onRestore: (item: Item, index: number) => void;
}

/** The form that is open: for a new item, or for the item with that id. */
type OpenForm = 'new' | number | undefined;

/** A list of items with Add, Edit and Delete (specification, section 4). */
export function ListPanel<Item extends { id: number }>({
  words,
  items,
  nameOf,
  describe,
  form,
  marksEdited = false,
  onSave,
  onDelete,
  onRestore,
}: ListPanelProps<Item>) {
  const panel = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [openForm, setOpenForm] = useState<OpenForm>();
  const [marked, setMarked] = useState<number>();
  const canEditItems = useHost().mode === 'desk';

  function open(target: OpenForm, button: HTMLButtonElement) {
    if (target === openForm) return returnToForm(panel.current);
    ignoreRepeatedPresses();
    opener.current = button;
    setOpenForm(target);
  }

  function close() {
    ignoreRepeatedPresses();
    setOpenForm(undefined);
    opener.current?.focus();
  }

  function save(draft: Draft<Item>) {
    onSave(draft);
    notifySaved();
    close();
  }

  function add(button: HTMLButtonElement) {
    setMarked(undefined);
    open('new', button);
  }

  function edit(item: Item, button: HTMLButtonElement) {
    if (canEditItems) open(item.id, button);
    else if (marksEdited) setMarked(item.id);
  }

  function remove(item: Item, index: number) {
    ignoreRepeatedPresses();
    onDelete(item);
    notifyDeleted(() => onRestore(item, index));
    setMarked(undefined);
    if (openForm === item.id) setOpenForm(undefined);
    // The button that had the focus goes with its row.
    const neighbour = list.current?.children[index + 1] ?? list.current?.children[index - 1];
    (neighbour?.querySelector('h3') ?? addButton.current)?.focus();
  }

  // The list is laid out and drawn by itself, and lies below what stands before it: however long it is, a letter that is
  // typed there is on the screen without a look at each row.
  return (
    <div ref={panel}>
      <div className="relative z-10 mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2>{words.title}</h2>
        <Button ref={addButton} variant="accent" onClick={(event) => add(event.currentTarget)}>
          {words.add}
        </Button>
      </div>
      {openForm === 'new' && (
        <div className="relative z-10 mb-8 max-w-3xl rounded-card border-2 border-ink bg-card p-[min(1.5rem,5vw)]">
          <h3 className="mb-4 text-2xl">{words.add}</h3>
          {form({ onSave: save, onCancel: close })}
        </div>
      )}
      {items.length === 0 && <p>{words.empty}</p>}
      {items.length > 0 && !canEditItems && <p className="mb-4 text-ink-soft">{admin.editHint}</p>}
      <ul ref={list} className="grid grid-cols-1 gap-4 [contain:content] print:[contain:none]">
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            name={nameOf(item)}
            marked={marked === item.id}
            onEdit={(button) => edit(item, button)}
            onDelete={() => remove(item, index)}
            form={
              openForm === item.id &&
              form({ item, onSave: (draft) => save({ ...draft, id: item.id }), onCancel: close })
            }
          >
            {describe(item)}
          </ItemRow>
        ))}
      </ul>
    </div>
  );
}
