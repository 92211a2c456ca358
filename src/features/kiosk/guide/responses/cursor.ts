/** The position of the guide in a list of items. */
export interface Cursor<Item> {
  readonly items: readonly Item[];
  readonly index: number;
  /** Whether the cursor is before that item, so that the next step moves to it. */
  readonly isBefore: boolean;
  /** The end at which the last step stopped; the same step again wraps around. */
  readonly end?: 'first' | 'last';
}

export type Direction = 'previous' | 'next';

/** Puts the cursor in front of the first item that matches, or else of the very first. */
export function cursorBefore<Item>(items: readonly Item[], matches: (item: Item) => boolean): Cursor<Item> {
  return { items, index: Math.max(0, items.findIndex(matches)), isBefore: true };
}

/** Puts the cursor on an item of the list. */
export function cursorOn<Item>(items: readonly Item[], index: number): Cursor<Item> {
  return { items, index, isBefore: false };
}

/** Moves to the next matching item. The first step past an end only sets `end`; another one wraps around. */
export function step<Item>(
  { items, index, isBefore, end }: Cursor<Item>,
  direction: Direction,
  isTarget: (item: Item) => boolean = () => true,
): Cursor<Item> {
  const isNext = direction === 'next';
  const reached = isNext ? 'last' : 'first';
  const goesAround = end === reached;
  const next = () =>
    items.findIndex((item, at) => (goesAround || at > index - Number(isBefore)) && isTarget(item));
  const previous = () => items.findLastIndex((item, at) => (goesAround || at < index) && isTarget(item));
  const found = isNext ? next() : previous();
  return found < 0 ? { items, index, isBefore, end: reached } : { items, index: found, isBefore: false };
}

/** Finds the cursor's item in the current list. If it is gone, takes the nearest before it, or the one at its index. */
export function relocate<Item>(
  { items, index, isBefore, end }: Cursor<Item>,
  current: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Cursor<Item> {
  for (let at = Math.min(index, items.length - 1); at >= 0; at -= 1) {
    const item = items[at] as Item;
    const found = current.findIndex((other) => isSame(item, other));
    if (found >= 0) return { items: current, index: found, isBefore: isBefore && at === index, end };
  }
  return { items: current, index: Math.max(0, Math.min(index, current.length - 1)), isBefore, end };
}
