import { Button } from '@/components/ui/button';
import { LongList } from '@/components/ui/long-list';
import type { ListName } from '@/content/fields';
import { sheetNames } from '@/content/file-rules';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useCapabilities } from '@/host/capabilities';
import { useEditedContent } from './edited-language';
import { ItemRow } from './item-row';
import { SchemaForm } from './schema-form';
import { SpreadsheetSection } from './spreadsheet-section';
import { useListEditing } from './use-list-editing';

/** A list of items with Add, Edit and Delete buttons (specification, section 4), and perhaps Move. */
export function ListPanel({ list, isSortable = false }: { list: ListName; isSortable?: boolean }) {
  const { admin, common } = useCopy(contentCopy);
  const { canEditInPlace } = useCapabilities();
  const { itemsOf } = useEditedContent();
  const editing = useListEditing(list);
  const { target, addButton, rows, save, cancel, add } = editing;
  const items = itemsOf(list);
  const spreadsheet = sheetNames.find((name) => name === list);

  // Typing stays fast with CSS containment of the list and a layer for the form, so that no key renders the list again.
  return (
    <div>
      <div className="relative z-10 mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 className="step-title min-w-0">{admin.tabs[list]}</h2>
        <Button ref={addButton} variant={target !== undefined ? 'secondary' : 'primary'} onClick={add}>
          {admin.add[list]}
        </Button>
      </div>
      {target === 'new' && (
        <div className="relative z-10 mb-8 max-w-3xl outlined-card p-card">
          <h3 className="mb-4 text-2xl">{admin.add[list]}</h3>
          <SchemaForm part={list} onSave={save} onCancel={cancel} />
        </div>
      )}
      {items.length === 0 && <p>{admin.empty[list]}</p>}
      <LongList
        items={items}
        copy={common.batches}
        followsAdditions
        shows={typeof target === 'number' ? target : undefined}
      >
        {(shown, offset) =>
          shown.length > 0 && (
            <ul className="outlined-card divide-y divide-hairline [contain:content] print:[contain:none]">
              {shown.map((item, row) => (
                <ItemRow
                  key={item.id}
                  ref={(parts) => {
                    if (parts) rows.current.set(item.id, parts);
                    else rows.current.delete(item.id);
                  }}
                  list={list}
                  item={item}
                  index={offset + row}
                  editing={editing}
                  isSortable={isSortable}
                />
              ))}
            </ul>
          )
        }
      </LongList>
      {spreadsheet && canEditInPlace && <SpreadsheetSection list={spreadsheet} />}
    </div>
  );
}
