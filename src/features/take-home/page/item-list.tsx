import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { fill } from '@/lib/fill';
import { useTakeHomePage } from '../take-home-page';
import { moveItem } from './page-rules';

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
}

function IconButton({ icon: Icon, label, ...props }: IconButtonProps) {
  return (
    <Button aria-label={label} className="min-w-12 !px-2" {...props}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}

interface ItemListProps {
  titles: readonly { key: string; title: string; language: string | undefined }[];
  /** Called when the last item has been removed along with the focus. */
  onEmpty: () => void;
}

/**
 * Lists the items of the page, which volunteers can reorder and remove. The focus stays on the item, or moves to its neighbor.
 */
export function ItemList({ titles, onEmpty }: ItemListProps) {
  const { takeHomePage: copy } = useCopy(deskCopy);
  const [page, setPage] = useTakeHomePage();
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());

  const keep = (name: string) => (button: HTMLButtonElement | null) => {
    buttons.current.set(name, button);
  };

  function move(index: number, by: -1 | 1) {
    flushSync(() => setPage({ ...page, items: moveItem(page.items, index, by) }));
    const to = index + by;
    const names = by < 0 ? ['up', 'down'] : ['down', 'up'];
    // The items at the ends of the list lack one of the buttons.
    const [button] = names.flatMap((name) => buttons.current.get(`${titles[index]?.key} ${name}`) ?? []);
    button?.focus();
    setAnnounced({ text: fill(copy.panel.moved, { title: titles[index]?.title ?? '', number: to + 1 }) });
  }

  function remove(index: number) {
    const items = page.items.toSpliced(index, 1);
    flushSync(() => setPage({ ...page, items }));
    if (items.length === 0) onEmpty();
    else buttons.current.get(`${(titles[index + 1] ?? titles[index - 1])?.key} remove`)?.focus();
    setAnnounced({ text: fill(copy.remove.done, { title: titles[index]?.title ?? '' }) });
  }

  return (
    <>
      <ol className="ruled-list">
        {titles.map(({ key, title, language }, index) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-0 flex-[1_1_10rem] font-bold">
              <span aria-hidden="true">{`${index + 1}. `}</span>
              <span lang={language}>
                <BreakableText>{title}</BreakableText>
              </span>
            </span>
            <span className="flex gap-2">
              {index > 0 && (
                <IconButton
                  ref={keep(`${key} up`)}
                  icon={ArrowUp}
                  label={fill(copy.panel.moveUp, { title })}
                  onClick={() => move(index, -1)}
                />
              )}
              {index < titles.length - 1 && (
                <IconButton
                  ref={keep(`${key} down`)}
                  icon={ArrowDown}
                  label={fill(copy.panel.moveDown, { title })}
                  onClick={() => move(index, 1)}
                />
              )}
              <IconButton
                ref={keep(`${key} remove`)}
                icon={X}
                label={fill(copy.panel.remove, { title })}
                onClick={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Announcement announced={announced} />
    </>
  );
}
