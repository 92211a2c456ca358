import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/fill';
import { Button } from './button';

/** The number of items shown at once. Longer lists take a browser seconds to show, and a reader hours to get past. */
const BATCH_SIZE = 50;

interface LongListCopy {
  label: string;
  /** `{first}`, `{last}` and `{total}` stand for numbers. */
  range: string;
  previous: string;
  next: string;
}

interface LongListProps<Item extends { id?: number }> {
  items: readonly Item[];
  copy: LongListCopy;
  followsAdditions?: boolean;
  /** The id of an item, whose batch then shows. */
  shows?: number;
  /** Renders the items of a batch; `offset` is the index of the first one. */
  children: (shown: readonly Item[], offset: number) => ReactNode;
}

/** Splits a long list into batches with buttons below. A new batch takes the focus, and its range is announced. */
export function LongList<Item extends { id?: number }>({
  items,
  copy,
  followsAdditions = false,
  shows,
  children,
}: LongListProps<Item>) {
  const list = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(0);
  const [shownId, setShownId] = useState<number>();
  const [known, setKnown] = useState(items);
  const lastBatch = Math.max(0, Math.ceil(items.length / BATCH_SIZE) - 1);

  if (items !== known) {
    setKnown(items);
    const isAddition = items.length > known.length && items.at(-1)?.id !== known.at(-1)?.id;
    if (followsAdditions && isAddition) setWanted(lastBatch);
  }
  if (shows !== shownId) {
    setShownId(shows);
    const index = items.findIndex(({ id }) => id === shows);
    if (shows !== undefined && index >= 0) setWanted(Math.floor(index / BATCH_SIZE));
  }
  if (lastBatch === 0) return children(items, 0);

  const batch = Math.min(wanted, lastBatch);
  const offset = batch * BATCH_SIZE;
  const shown = items.slice(offset, offset + BATCH_SIZE);
  const range = fill(copy.range, { first: offset + 1, last: offset + shown.length, total: items.length });

  function show(next: number) {
    flushSync(() => setWanted(next));
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={range}>
        {children(shown, offset)}
      </section>
      <nav aria-label={copy.label} className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        {batch > 0 && <Button onClick={() => show(batch - 1)}>{copy.previous}</Button>}
        <p>{range}</p>
        {batch < lastBatch && <Button onClick={() => show(batch + 1)}>{copy.next}</Button>}
      </nav>
    </>
  );
}
