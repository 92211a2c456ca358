import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { useRef, useState } from 'react';
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
  onClick: () => void;
}

function IconButton({ icon: Icon, label, onClick }: IconButtonProps) {
  return (
    <Button aria-label={label} className="min-w-12 !px-2" onClick={onClick}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}

interface ItemListProps {
  titles: readonly { key: string; title: string; language: string | undefined }[];
  /** Called when the last item has been removed, and the focus with it. */
  onEmpty: () => void;
}

/** The items of the page in their order, which volunteers can change. The focus stays on the item, or in its place. */
export function ItemList({ titles, onEmpty }: ItemListProps) {
  const { takeHomePage: copy } = useCopy(deskCopy);
  const [page, setPage] = useTakeHomePage();
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const list = useRef<HTMLOListElement>(null);

  const buttonsOf = (index: number) => [...(list.current?.children[index]?.querySelectorAll('button') ?? [])];

  function move(index: number, by: -1 | 1) {
    flushSync(() => setPage({ ...page, items: moveItem(page.items, index, by) }));
    const to = index + by;
    // The buttons are up, down, remove; an item at an end lacks one of the first two.
    const isAtEnd = to === 0 || to === page.items.length - 1;
    buttonsOf(to)[isAtEnd || by < 0 ? 0 : 1]?.focus();
    setAnnounced({ text: fill(copy.panel.moved, { title: titles[index]?.title ?? '', number: to + 1 }) });
  }

  function remove(index: number) {
    const items = page.items.toSpliced(index, 1);
    flushSync(() => setPage({ ...page, items }));
    if (items.length === 0) onEmpty();
    else
      buttonsOf(Math.min(index, items.length - 1))
        .at(-1)
        ?.focus();
    setAnnounced({ text: fill(copy.remove.done, { title: titles[index]?.title ?? '' }) });
  }

  return (
    <>
      <ol ref={list} className="ruled-list">
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
                  icon={ArrowUp}
                  label={fill(copy.panel.moveUp, { title })}
                  onClick={() => move(index, -1)}
                />
              )}
              {index < titles.length - 1 && (
                <IconButton
                  icon={ArrowDown}
                  label={fill(copy.panel.moveDown, { title })}
                  onClick={() => move(index, 1)}
                />
              )}
              <IconButton icon={X} label={fill(copy.panel.remove, { title })} onClick={() => remove(index)} />
            </span>
          </li>
        ))}
      </ol>
      <Announcement announced={announced} />
    </>
  );
}
