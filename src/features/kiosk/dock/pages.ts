/** Something with a vertical extent, in pixels from the top of what is scrolled. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** What no page should cut. */
export interface Item extends Extent {
  /** Whether it looks broken if it is cut: a picture, a control, a line. */
  readonly isSolid?: boolean;
}

/** Rounding does not cut anything. */
const NEAR = 1;

/**
 * How large the items are that a page does not cut, and those that are solid, as shares of its height: all that fit; or if too
 * little of the page would be full then, fewer.
 */
const ways = [
  { share: 1, solid: 1, leastFull: 0.45 },
  { share: 1 / 2, solid: 1, leastFull: 0.45 },
  { share: 1 / 4, solid: 1, leastFull: 0.15 },
  { share: 1 / 4, solid: 1 / 4, leastFull: 0.15 },
];

/**
 * Finds where a page ends: above the first item that does not fit whole. An item that is higher than the page is cut, but not
 * the items within it.
 *
 * @param items may be within each other or side by side
 * @param start where the page begins, in pixels
 * @param height of the page, in pixels
 * @returns more than `start`
 */
export function endOfPage(items: readonly Item[], start: number, height: number): number {
  const endWith = ({ share, solid }: (typeof ways)[number]) => {
    const whole = items.filter(
      ({ top, bottom, isSolid }) => top > start + NEAR && bottom - top <= (isSolid ? solid : share) * height,
    );
    let end = start + height;
    for (let cut: Item | undefined; ; end = cut.top) {
      cut = whole.find(({ top, bottom }) => top < end - NEAR && bottom > end + NEAR);
      if (!cut) return end;
    }
  };
  const ends = ways.map((way) => ({ end: endWith(way), least: start + way.leastFull * height }));
  const end = ends.find((each) => each.end >= each.least)?.end ?? start + height;
  // Nothing but the padding of an item is no beginning.
  const begun = items.find(
    (item) =>
      item.top > start + NEAR &&
      item.top < end &&
      item.bottom > end + NEAR &&
      !items.some(({ top, bottom }) => top >= item.top && bottom <= end + NEAR),
  );
  return begun?.top ?? end;
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
    // A gap is no beginning.
    const next = isCut ? end : Math.min(...items.map(({ top }) => top).filter((top) => top >= end - NEAR));
    start = position > before + NEAR && position < next ? position : next;
  }
}
