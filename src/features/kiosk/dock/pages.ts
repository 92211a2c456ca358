/** Something with a vertical extent, in pixels from the top of what is scrolled. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** What no page should cut. */
export interface Item extends Extent {
  /** `solid` looks broken if it is cut: a line, a picture, a control. `title` is a title with the beginning of its content. */
  readonly kept?: 'solid' | 'title';
}

/** Rounding does not cut anything. */
const NEAR = 1;

/** Which items stay whole, as shares of a page's height. Each row is tried only if the one before leaves the page half empty. */
const ways = [
  { largest: 1, title: 1 },
  { largest: 1 / 2, title: 1 },
  { largest: 1 / 4, title: 1 },
  { largest: 0, title: 1 },
  { largest: 0, title: 0 },
] as const;

/**
 * Finds where a page ends: above the first item that does not fit whole. If that left the page half empty, a large item is cut,
 * but not the items within it, nor what is solid.
 *
 * @param items may be within each other or side by side
 * @param start where the page begins, in pixels
 * @param height of the page, in pixels
 * @returns more than `start`
 */
export function endOfPage(items: readonly Item[], start: number, height: number): number {
  const shown = items.filter(({ top, bottom }) => bottom > start + NEAR && top < start + height);
  const following = shown.filter(({ top }) => top > start + NEAR);
  const isBegun = ({ top }: Item, end: number) =>
    shown.some((item) => item.top >= top && item.bottom > top + NEAR && item.bottom <= end + NEAR);
  const endWith = ({ largest, title }: (typeof ways)[number]) => {
    const shares = { solid: 1, title };
    const isWhole = ({ top, bottom, kept }: Item) => bottom - top <= (kept ? shares[kept] : largest) * height;
    for (let end = start + height; ; ) {
      const at = end;
      const isCut = (item: Item) => item.top < at - NEAR && item.bottom > at + NEAR;
      // An item of which only the padding fits begins on the next page.
      const cut = following.find((item) => isCut(item) && (isWhole(item) || !isBegun(item, at)));
      if (!cut) return end;
      end = cut.top;
    }
  };
  const isHalfFull = (end: number) =>
    shown.some(
      ({ bottom, kept }) => kept === 'solid' && bottom >= start + height / 2 && bottom <= end + NEAR,
    );
  let furthest = start;
  for (const way of ways) {
    const end = endWith(way);
    if (isHalfFull(end)) return end;
    furthest = Math.max(furthest, end);
  }
  return furthest > start + NEAR ? furthest : start + height;
}

/**
 * Divides what is scrolled into pages. Each begins with what does not fit on the one before.
 *
 * @param heightAt the height of a page that begins at a position
 * @param position where a page begins in any case
 * @returns where the pages begin
 */
export function startsOfPages(
  items: readonly Item[],
  heightAt: (start: number) => number,
  position = 0,
): number[] {
  const starts = [0];
  for (let start = 0; ; starts.push(start)) {
    const before = start;
    if (items.every(({ bottom }) => bottom <= before + heightAt(before) + NEAR)) {
      if (position > before + NEAR) starts.push(position);
      return starts;
    }
    const end = endOfPage(items, before, heightAt(before));
    const isCut = items.some(({ top, bottom }) => top < end - NEAR && bottom > end + NEAR);
    // A page does not begin with a gap.
    const next = isCut ? end : Math.min(...items.map(({ top }) => top).filter((top) => top >= end - NEAR));
    start = position > before + NEAR && position < next ? position : next;
  }
}
