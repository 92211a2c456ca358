/** Something with a vertical extent, in pixels from the top of what is scrolled. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Something that no page should cut. */
export interface Block extends Extent {
  /** Whether a cut would look broken: in a line, a picture, a control, or a heading without the beginning of its content. */
  readonly isSolid?: boolean;
  /** Whether it is a heading with the beginning of what follows. */
  readonly isJoined?: boolean;
}

/** How far a block may reach beyond an edge without a cut, since browsers round. */
const ROUNDING_PX = 1;

/** Whether a page that ends somewhere would cut something there. */
export const isCutAt = ({ top, bottom }: Extent, end: number, tolerance = ROUNDING_PX) =>
  top < end - tolerance && bottom > end + tolerance;

/** Moves the end of a page up until it cuts no block. */
export function freeAbove(blocks: readonly Block[], end: number): number {
  const cut = blocks.find((block) => isCutAt(block, end));
  return cut ? freeAbove(blocks, cut.top) : end;
}

/** The least share of a page that shows something. Two lines of text take more. */
const LEAST_NEW = 1 / 8;

/** Sorts blocks by what a cut would spoil: the highest ones first, and headings with what follows last. */
const byLoss = (one: Block, other: Block) =>
  Number(one.isJoined ?? false) - Number(other.isJoined ?? false) ||
  other.bottom - other.top - (one.bottom - one.top);

/**
 * Finds where a page ends: above the first block that does not fit whole. If that would leave the page nearly empty, allows
 * cuts, first in the blocks that lose least. Blocks may contain one another, or be side by side.
 *
 * @param most the height of a page that has no name above it
 */
export function endOfPage(blocks: readonly Block[], start: number, height: number, most = height): number {
  const least = start + LEAST_NEW * height;
  const following = blocks.filter(({ top, bottom }) => top >= start - ROUNDING_PX && bottom - top <= most);
  const isNeverCut = ({ isSolid, isJoined }: Block) => isSolid && !isJoined;
  const solid = following.filter(isNeverCut);
  const others = following.filter((block) => !isNeverCut(block)).sort(byLoss);
  for (let cut = 0; cut <= others.length; cut += 1) {
    const end = freeAbove([...others.slice(cut), ...solid], start + height);
    if (end >= least) return end;
  }
  // Cuts lines if those of adjacent columns leave no free edge. The next page shows these lines whole.
  const cut = solid.filter((block) => block.top > least && isCutAt(block, start + height));
  return Math.min(start + height, ...cut.map(({ top }) => top));
}

/** Returns where the next page begins; infinity if everything fits on this one. */
export function startAfter(blocks: readonly Block[], start: number, height: number, most = height): number {
  if (blocks.every(({ bottom }) => bottom <= start + height + ROUNDING_PX)) return Number.POSITIVE_INFINITY;
  const end = endOfPage(blocks, start, height, most);
  const isCut = blocks.some((block) => isCutAt(block, end));
  // Skips the gap before the first block of a page.
  return isCut ? end : Math.min(...blocks.map(({ top }) => top).filter((top) => top >= end - ROUNDING_PX));
}

/** Lists where all pages begin, given a function that returns where the next one does. */
export function startsOfPages(nextStart: (start: number) => number): number[] {
  const starts = [];
  for (let start = 0; start < Number.POSITIVE_INFINITY; start = nextStart(start)) starts.push(start);
  return starts;
}
