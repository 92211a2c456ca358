import { FileCheck, FilePlus } from 'lucide-react';
import { useState } from 'react';
import type { ItemActionProps, OfferedItem } from '@/components/site/item-action';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { takeHomeCopy } from '@/copy/take-home';
import { fill } from '@/lib/fill';
import { useTakeHomePage } from './take-home-page';

/** Whether an item can be added: every page has the crisis line and the opening hours anyway. */
export function canAdd({ kind, id }: OfferedItem): boolean {
  return kind !== 'contact' || (id !== 'crisisLine' && id !== 'openingHours');
}

/** Adds an item to the page or removes it, and says so. */
export function AddButton({ item, title, className = '' }: ItemActionProps) {
  const { takeHomePage: copy } = useCopy(takeHomeCopy);
  const [page, setPage] = useTakeHomePage();
  const [announced, setAnnounced] = useState<AnnouncedText>();
  if (!item) return null;
  const { items } = page;
  const others = items.filter(({ kind, id }) => kind !== item.kind || id !== item.id);
  const isAdded = others.length < items.length;
  const next = isAdded ? others : [...items, item];
  const { text, label, done } = isAdded ? copy.remove : copy.add;
  const Icon = isAdded ? FileCheck : FilePlus;

  function press() {
    setPage({ ...page, items: next });
    setAnnounced({ text: fill(done, { title, count: next.length }) });
  }

  return (
    <>
      <Button
        aria-label={fill(label, { title })}
        variant={isAdded ? 'accent' : 'secondary'}
        className={className}
        onClick={press}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {text}
      </Button>
      {announced && <Announcement announced={announced} />}
    </>
  );
}
