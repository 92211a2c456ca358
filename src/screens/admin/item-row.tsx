import { Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { InLanguage } from '@/components/site/in-language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/live-region';
import type { Item } from '@/content/document';
import type { ListName } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { ItemDetails } from './item-details';

/** The elements of a row that get the focus or are scrolled to. */
export interface RowParts {
  row: HTMLElement | null;
  title: HTMLElement | null;
  editButton: HTMLElement | null;
}

interface ItemRowProps {
  ref: Ref<RowParts>;
  list: ListName;
  item: Item;
  name: string;
  language: string | undefined;
  beingEdited: boolean;
  /** How to change the item where Edit opens no form; shown once Edit is pressed. */
  hint: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
  /** Moves the item up (-1) or down (1), if it can be moved; gets the pressed button. */
  onMove?: (by: -1 | 1, button: HTMLElement) => void;
  /** The form that edits the item, while it is open. */
  form: ReactNode;
}

export function ItemRow({
  ref,
  list,
  item,
  name,
  language,
  beingEdited,
  hint,
  onEdit,
  onDelete,
  onMove,
  form,
}: ItemRowProps) {
  const { admin, common } = useCopy(contentCopy);
  const row = useRef<HTMLLIElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    row: row.current,
    title: title.current,
    editButton: editButton.current,
  }));
  const itsName = (
    <span lang={language} className="sr-only">
      {name}
    </span>
  );
  return (
    <li
      ref={row}
      className={`p-card wrap-anywhere ${beingEdited ? 'border-s-[0.75rem] border-s-primary' : ''}`}
    >
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
            {beingEdited && <strong className="block text-primary">{admin.beingEdited}</strong>}
            {hint && ` ${hint}`}
          </LiveRegion>
          <div className="mt-1 line-clamp-[30] @min-[50rem]:line-clamp-12 whitespace-pre-line text-ink-soft">
            <ItemDetails list={list} item={item} />
          </div>
          <InLanguage of={item} copy={common.inLanguage} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button ref={editButton} onClick={onEdit}>
            {admin.edit} {itsName}
          </Button>
          {onMove &&
            ([-1, 1] as const).map((by) => (
              <Button key={by} onClick={({ currentTarget }) => onMove(by, currentTarget)}>
                {by < 0 ? admin.moveUp : admin.moveDown} {itsName}
              </Button>
            ))}
          <Button variant="quiet" className="font-bold text-alarm" onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-5" />
            {admin.delete} {itsName}
          </Button>
        </div>
      </div>
      {form && <div className="mt-5 border-t-2 border-hairline pt-5">{form}</div>}
    </li>
  );
}
