import { Trash2 } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { InLanguage } from '@/components/site/in-language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/live-region';
import type { Item } from '@/content/document';
import { itemName, type ListName, nameFieldOf } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useEditedContent } from './edited-language';
import { ItemDetails } from './item-details';
import { SchemaForm } from './schema-form';
import type { ListEditing, RowElements } from './use-list-editing';

interface ItemRowProps {
  ref: Ref<RowElements>;
  list: ListName;
  item: Item;
  /** The position in the list, counted from 0. */
  index: number;
  editing: ListEditing;
  isSortable: boolean;
}

/** An item of a list with its buttons, and the form that edits it while that is open. */
export function ItemRow({ ref, list, item, index, editing, isSortable }: ItemRowProps) {
  const { admin, common } = useCopy(contentCopy);
  const { languageOf } = useEditedContent();
  const row = useRef<HTMLLIElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    row: row.current,
    title: title.current,
    editButton: editButton.current,
  }));
  const name = itemName(list, item);
  // A person's name has no language.
  const language = list === 'testimonials' ? undefined : languageOf(item, nameFieldOf(list));
  const isPressed = editing.pressedId === item.id;
  // Marks the pressed item only for services (specification, section 4).
  const isMarked = isPressed && list === 'services';
  const itsName = (
    <span lang={language} className="sr-only">
      {name}
    </span>
  );
  return (
    <li ref={row} className={`p-card wrap-anywhere ${isMarked ? 'border-s-[0.75rem] border-s-primary' : ''}`}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_min(100%,26rem)]">
          <div className="flex gap-2.5">
            {item.icon !== undefined && (
              <Icon id={String(item.icon)} className="size-6 shrink-0 text-primary" />
            )}
            <h3 ref={title} lang={language} tabIndex={-1}>
              {name}
            </h3>
          </div>
          <LiveRegion className="text-base not-empty:my-2">
            {isMarked && <strong className="block text-primary">{admin.beingEdited}</strong>}
            {isPressed && ` ${admin.editHint}`}
          </LiveRegion>
          <div className="mt-1 line-clamp-[30] @min-[50rem]:line-clamp-12 whitespace-pre-line text-ink-soft">
            <ItemDetails list={list} item={item} />
          </div>
          <InLanguage of={item} copy={common.inLanguage} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button ref={editButton} onClick={() => editing.edit(item)}>
            {admin.edit} {itsName}
          </Button>
          {isSortable &&
            ([-1, 1] as const).map((by) => (
              <Button key={by} onClick={({ currentTarget }) => editing.move(item, index, by, currentTarget)}>
                {by < 0 ? admin.moveUp : admin.moveDown} {itsName}
              </Button>
            ))}
          <Button className="border-alarm! text-alarm!" onClick={() => editing.remove(item, index)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {admin.delete} {itsName}
          </Button>
        </div>
      </div>
      {editing.target === item.id && (
        <div className="mt-5 border-t-2 border-hairline pt-5">
          <SchemaForm
            part={list}
            item={item}
            onSave={(values) => editing.save(values, item.id)}
            onCancel={editing.cancel}
          />
        </div>
      )}
    </li>
  );
}
