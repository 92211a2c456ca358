import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { FormDraft } from '@/components/ui/checked-form';
import { Paged } from '@/components/ui/paged';
import type { Editable } from '@/content/types';
import type { SheetName } from '@/content-file/content-file';
import type { ListName } from '@/content-store/edits';
import type { Draft } from '@/content-store/reducer';
import type { ListActions } from '@/content-store/use-change-content';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { ItemRow } from './item-row';
import { notifyDeleted, notifyMoved, notifySaved } from './notices';
import { SpreadsheetSection } from './spreadsheet-section';
import { usePanelForm } from './use-panel-form';

type ListedItem = Editable & { id: number };

/** The props of an item's form; without an item, it adds one. */
export interface ItemFormProps<Item extends ListedItem> {
  item?: Item;
  /** The values typed so far. */
  draft: FormDraft;
  onSave: (values: Draft<Item>) => void;
  onCancel: () => void;
}

interface ListPanelProps<Item extends ListedItem> {
  tab: ListName;
  copy: { title: string; add: string; empty: string };
  items: readonly Item[];
  actions: ListActions<Item>;
  /** Also part of the accessible names of the item's buttons. */
  nameOf: (item: Item) => string;
  /** The language of that name, unless it is a person's. */
  nameLanguage?: (item: Item) => string;
  /** Renders the content of the item's row, below its name. */
  renderDetails: (item: Item) => ReactNode;
  renderForm: (props: ItemFormProps<Item>) => ReactNode;
  /** Whether Edit shows the item as being edited where it opens no form, as for services (specification, section 4). */
  showsBeingEdited?: boolean;
  /** The list as a spreadsheet, where staff can open and save one. */
  spreadsheet?: SheetName;
  /** Whether staff can move the items. */
  isSortable?: boolean;
}

/** A list of items with Add, Edit and Delete buttons (specification, section 4). */
export function ListPanel<Item extends ListedItem>({
  tab,
  copy,
  items,
  actions,
  nameOf,
  nameLanguage,
  renderDetails,
  renderForm,
  showsBeingEdited = false,
  spreadsheet,
  isSortable = false,
}: ListPanelProps<Item>) {
  const { admin, common } = useCopy<'content'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [pressedId, setPressedId] = useState<number>();
  const { panel, form, open, close, discard } = usePanelForm(tab);
  const { canEditInPlace } = useCapabilities();

  function save(values: Draft<Item>) {
    const edited = list.current?.querySelector('form')?.closest('li');
    flushSync(() => {
      actions.save(values);
      discard();
    });
    const row = edited ?? list.current?.lastElementChild;
    row?.querySelector<HTMLElement>(edited ? 'button' : 'h3')?.focus({ preventScroll: true });
    // At the top, where the notification covers nothing of it.
    row?.scrollIntoView();
    notifySaved();
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
    flushSync(() => actions.move(item.id, to));
    // A row that moves in the page loses the focus.
    button.focus();
    const place = { name: nameOf(item), number: to + 1, total: items.length };
    notifyMoved(place, () => actions.move(item.id, from));
  }

  function remove(item: Item, index: number, row: number) {
    actions.delete(item.id);
    notifyDeleted(() => actions.restore(item.id, index));
    setPressedId(undefined);
    if (form?.target === item.id) discard();
    // The button that had the focus is removed with its row.
    const neighbor = list.current?.children[row + 1] ?? list.current?.children[row - 1];
    (neighbor?.querySelector('h3') ?? addButton.current)?.focus();
  }

  // CSS containment of the list, and a layer above it for the form, keep typing fast in a long list: a keystroke in the
  // form neither lays out nor paints the rows again.
  return (
    <div ref={panel}>
      <div className="relative z-10 mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 className="min-w-0">{copy.title}</h2>
        <Button ref={addButton} variant={form ? 'secondary' : 'primary'} onClick={add}>
          {copy.add}
        </Button>
      </div>
      {form?.target === 'new' && (
        <div className="relative z-10 mb-8 max-w-3xl rounded-card border-2 border-ink bg-card p-card">
          <h3 className="mb-4 text-2xl">{copy.add}</h3>
          {renderForm({ draft: form.draft, onSave: save, onCancel: close })}
        </div>
      )}
      {items.length === 0 && <p>{copy.empty}</p>}
      <Paged
        items={items}
        copy={common.pages}
        followsAdditions
        startsWith={typeof form?.target === 'number' ? form.target : undefined}
      >
        {(shown, offset) =>
          shown.length > 0 && (
            <ul
              ref={list}
              className="rounded-card border-2 border-ink bg-card divide-y divide-hairline [contain:content] print:[contain:none]"
            >
              {shown.map((item, row) => (
                <ItemRow
                  key={item.id}
                  name={nameOf(item)}
                  language={nameLanguage?.(item)}
                  item={item}
                  beingEdited={showsBeingEdited && pressedId === item.id}
                  hint={pressedId === item.id ? admin.editHint : undefined}
                  onEdit={() => edit(item)}
                  onDelete={() => remove(item, offset + row, row)}
                  onMove={isSortable ? (by, button) => move(item, offset + row, by, button) : undefined}
                  form={
                    form?.target === item.id &&
                    renderForm({
                      item,
                      draft: form.draft,
                      onSave: (values) => save({ ...values, id: item.id }),
                      onCancel: close,
                    })
                  }
                >
                  {renderDetails(item)}
                </ItemRow>
              ))}
            </ul>
          )
        }
      </Paged>
      {spreadsheet && canEditInPlace && <SpreadsheetSection list={spreadsheet} />}
    </div>
  );
}
