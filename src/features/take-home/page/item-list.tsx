import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { fill } from '@/lib/fill';
import { useTakeHomePage } from '../take-home-page';

interface ItemListProps {
  titles: readonly { key: string; title: string; language: string | undefined }[];
  /** Called when the last item has been removed along with the focus. */
  onEmpty: () => void;
}

/** Lists the items of the page, which volunteers can remove. The focus then moves to the neighbor. */
export function ItemList({ titles, onEmpty }: ItemListProps) {
  const { takeHomePage: copy } = useCopy(deskCopy);
  const [page, setPage] = useTakeHomePage();
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());

  function remove(index: number, title: string) {
    const items = page.items.toSpliced(index, 1);
    flushSync(() => setPage({ ...page, items }));
    const neighbor = titles[index + 1] ?? titles[index - 1];
    if (neighbor) buttons.current.get(neighbor.key)?.focus();
    else onEmpty();
    setAnnounced({ text: fill(copy.remove.done, { title }) });
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
            <Button
              ref={(button) => {
                buttons.current.set(key, button);
              }}
              aria-label={fill(copy.panel.remove, { title })}
              className="min-w-12 !px-2"
              onClick={() => remove(index, title)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      <Announcement announced={announced} />
    </>
  );
}
