import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Paged } from '@/components/ui/paged';
import type { Item } from '@/content/document';
import { itemName, type ListName, nameFieldOf } from '@/content/fields';
import { sheetNames } from '@/content/file-rules';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { useEditedContent } from './edited-language';
import { ItemRow, type RowParts } from './item-row';
import { notifySaved, notifyUndoable } from './notices';
import { SchemaForm } from './schema-form';
import { SpreadsheetSection } from './spreadsheet-section';
import { usePanelForm } from './use-panel-form';

/** What staff can do with the items of a list, each with the focus that follows. */
function useListEditing(list: ListName) {
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = useRef(new Map<number, RowParts>());
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

/** A list of items with Add, Edit and Delete buttons (specification, section 4), and perhaps Move. */
export function ListPanel({ list, isSortable = false }: { list: ListName; isSortable?: boolean }) {
  const { admin, common } = useCopy(contentCopy);
  const { canEditInPlace } = useCapabilities();
  const { itemsOf, languageOf } = useEditedContent();
  const editing = useListEditing(list);
  const { target, pressedId, addButton, rows, save, cancel, add, edit, move, remove } = editing;
  const items = itemsOf(list);
  const spreadsheet = sheetNames.find((name) => name === list);

  // CSS containment of the list and a layer for the form keep typing fast: a keystroke neither lays out nor paints a long list
  // again.
  return (
    <div>
      <div className="relative z-10 mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 className="step-title min-w-0">{admin.tabs[list]}</h2>
        <Button ref={addButton} variant={target !== undefined ? 'secondary' : 'primary'} onClick={add}>
          {admin.add[list]}
        </Button>
      </div>
      {target === 'new' && (
        <div className="relative z-10 mb-8 max-w-3xl rounded-card border-2 border-ink bg-card p-card">
          <h3 className="mb-4 text-2xl">{admin.add[list]}</h3>
          <SchemaForm part={list} onSave={save} onCancel={cancel} />
        </div>
      )}
      {items.length === 0 && <p>{admin.empty[list]}</p>}
      <Paged
        items={items}
        copy={common.pages}
        followsAdditions
        shows={typeof target === 'number' ? target : undefined}
      >
        {(shown, offset) =>
          shown.length > 0 && (
            <ul className="rounded-card border-2 border-ink bg-card divide-y divide-hairline [contain:content] print:[contain:none]">
              {shown.map((item, row) => (
                <ItemRow
                  key={item.id}
                  ref={(parts) => {
                    if (parts) rows.current.set(item.id, parts);
                    else rows.current.delete(item.id);
                  }}
                  list={list}
                  item={item}
                  name={itemName(list, item)}
                  // A person's name has no language.
                  language={list === 'testimonials' ? undefined : languageOf(item, nameFieldOf(list))}
                  // Marks the pressed item only for services (specification, section 4).
                  beingEdited={list === 'services' && pressedId === item.id}
                  hint={pressedId === item.id ? admin.editHint : undefined}
                  onEdit={() => edit(item)}
                  onDelete={() => remove(item, offset + row)}
                  onMove={isSortable ? (by, button) => move(item, offset + row, by, button) : undefined}
                  form={
                    target === item.id && (
                      <SchemaForm
                        part={list}
                        item={item}
                        onSave={(values) => save(values, item.id)}
                        onCancel={cancel}
                      />
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </Paged>
      {spreadsheet && canEditInPlace && <SpreadsheetSection list={spreadsheet} />}
    </div>
  );
}
