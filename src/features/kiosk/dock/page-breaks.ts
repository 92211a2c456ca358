/** Something with a vertical extent, in pixels from the top of what is scrolled. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Something that no page should cut. */
export interface Block extends Extent {
  /** Whether a cut would look broken: in a line, a picture, a control, or a heading without the beginning of its content. */
  readonly isSolid?: boolean;
  /** Whether it is a heading with what follows. */
  readonly isJoined?: boolean;
}

/** A block that ends this close to an edge only missed it by rounding. */
const ROUNDING_PX = 1;

/** Whether a page that ends somewhere would cut something there. */
export const isCutAt = ({ top, bottom }: Extent, end: number, tolerance = ROUNDING_PX) =>
  top < end - tolerance && bottom > end + tolerance;

/** Finds the end above whatever a page that ends somewhere would cut. */
export function freeAbove(blocks: readonly Block[], end: number): number {
  const cut = blocks.find((block) => isCutAt(block, end));
  return cut ? freeAbove(blocks, cut.top) : end;
}

/** The share of a page that has to be filled before what follows moves to the next one whole. */
export const LEAST_FILLED = 1 / 2;

/** The share of a page that has to be filled before an item that fits on one moves to the next whole, however high it is. */
const LEAST_BEFORE_ITEM = 2 / 5;

/** The share of a page that has to be new: two lines take more. */
const SMALLEST_CUT = 1 / 8;

/**
 * Finds where a page ends: above the first block that does not fit whole. If a page has no room for a heading with what
 * follows, it ends between them where that leaves it filled. What is higher than half a page is cut if little would be above
 * it, but nothing solid.
 *
 * @param blocks may contain one another, or be side by side
 * @param start where the page begins, in pixels
 * @param height of the page, in pixels
 * @param most the height of a page that has no name above it
 * @returns more than `start`
 */
export function endOfPage(blocks: readonly Block[], start: number, height: number, most = height): number {
  const following = blocks.filter(({ top, bottom }) => top >= start - ROUNDING_PX && bottom - top <= most);
  const solid = following.filter(({ isSolid }) => isSolid);
  const items = following.filter(({ isJoined }) => !isJoined);
  const small = [...solid, ...following.filter(({ top, bottom }) => bottom - top <= LEAST_FILLED * height)];
  for (const [whole, least] of [
    [following, LEAST_BEFORE_ITEM],
    [items, LEAST_FILLED],
    [small, LEAST_FILLED],
    [solid, SMALLEST_CUT],
  ] as const) {
    const end = freeAbove(whole, start + height);
    if (end >= start + least * height) return end;
  }
  // Lines of adjacent columns may leave no free edge. The next page then begins with those that the edge cuts.
  const cut = solid.filter((block) => isCutAt(block, start + height));
  const tops = cut.map(({ top }) => top).filter((top) => top > start + height / 2);
  return Math.min(start + height, ...tops);
}

/** Returns where the page after one begins, which is never if the rest fits on that one. */
export function startAfter(blocks: readonly Block[], start: number, height: number, most = height): number {
  if (blocks.every(({ bottom }) => bottom <= start + height + ROUNDING_PX)) return Number.POSITIVE_INFINITY;
  const end = endOfPage(blocks, start, height, most);
  const isCut = blocks.some((block) => isCutAt(block, end));
  // Skips the gap before the first block of a page.
  return isCut ? end : Math.min(...blocks.map(({ top }) => top).filter((top) => top >= end - ROUNDING_PX));
}

/** Lists where pages begin, given where the page after one does. */
export function startsOfPages(nextStart: (start: number) => number): number[] {
  const starts = [];
  for (let start = 0; start < Number.POSITIVE_INFINITY; start = nextStart(start)) starts.push(start);
  return starts;
}
