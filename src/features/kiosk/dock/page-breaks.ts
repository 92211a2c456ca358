/** Something with a vertical extent, in pixels from the top of what is scrolled. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Something that no page should cut. */
export interface Block extends Extent {
  /** Whether a cut would look broken: in a line, a picture, a control, or a heading without the beginning of its content. */
  readonly isSolid?: boolean;
  /** The end of its box, below the padding of its content, which may be cut. */
  readonly edge?: number;
}

/** A block that ends this close to an edge only missed it by rounding. */
const ROUNDING_PX = 1;

/** Whether a page that ends somewhere would cut something there. */
export const isCutAt = ({ top, bottom }: Extent, end: number, tolerance = ROUNDING_PX) =>
  top < end - tolerance && bottom > end + tolerance;

/** Finds the end above whatever a page that ends somewhere would cut. */
export function freeAbove(
  blocks: readonly Block[],
  end: number,
  isKept: (block: Block, end: number) => boolean = () => true,
): number {
  const cut = blocks.find((block) => isCutAt(block, end) && isKept(block, end));
  return cut ? freeAbove(blocks, cut.top, isKept) : end;
}

/** How much of a page has to be filled before a large block moves to the next one whole. A smaller block is never cut. */
export const LEAST_FILLED = 1 / 3;

/** The share of a page below which a block may be cut at once, and of what has to be new: two lines take more. */
const SMALLEST_CUT = 1 / 8;

/**
 * Finds where a page ends: above the first block that does not fit whole. If that would leave the page mostly empty, it cuts a
 * block, the largest first: a card between its rows and paragraphs, then a paragraph, but nothing solid.
 *
 * @param blocks may contain one another, or be side by side
 * @param start where the page begins, in pixels
 * @param height of the page, in pixels
 * @returns more than `start`
 */
export function endOfPage(blocks: readonly Block[], start: number, height: number): number {
  const following = blocks.filter(({ top }) => top > start + ROUNDING_PX);
  const isUpTo =
    (most: number) =>
    ({ top, bottom }: Block) =>
      bottom - top <= most;
  const fits = isUpTo(height);
  // Whether a page shows any content of a block, rather than only the padding above it.
  const hasBegun = ({ top }: Block, end: number) =>
    blocks.some((block) => block.isSolid && block.top >= top && block.bottom <= end + ROUNDING_PX);
  const endAbove = (isWhole: (block: Block) => boolean) =>
    freeAbove(following, start + height, (block, end) => isWhole(block) || !hasBegun(block, end));
  const isSolid = (block: Block) => block.isSolid === true && fits(block);
  for (let most = height; most > SMALLEST_CUT * height; most *= 2 / 3) {
    const isWhole = isUpTo(most);
    const end = endAbove((block) => isWhole(block) || isSolid(block));
    const shown = blocks.map(({ bottom }) => bottom).filter((bottom) => bottom <= end + ROUNDING_PX);
    if (Math.max(...shown) >= start + LEAST_FILLED * height) return end;
  }
  const cutting = endAbove(isSolid);
  if (cutting >= start + SMALLEST_CUT * height) return cutting;
  // Lines of adjacent columns overlap, so there may be no free edge. The next page then begins with the lines that the edge
  // cuts.
  const cut = following.filter((block) => isCutAt(block, start + height) && isSolid(block));
  const tops = cut.map(({ top }) => top).filter((top) => top > start + height / 2);
  return Math.min(start + height, ...tops);
}

/** Returns where the page after one begins, which is never if the rest fits on that one. */
export function startAfter(blocks: readonly Block[], start: number, height: number): number {
  if (blocks.every(({ bottom }) => bottom <= start + height + ROUNDING_PX)) return Number.POSITIVE_INFINITY;
  const end = endOfPage(blocks, start, height);
  // What is left of a card may be its padding alone.
  const isCut = blocks.some(
    (block) =>
      isCutAt(block, end) &&
      blocks.some(({ top, bottom, isSolid }) => isSolid && bottom > end + ROUNDING_PX && top < block.bottom),
  );
  // Skips the gap before the first block of a page.
  return isCut ? end : Math.min(...blocks.map(({ top }) => top).filter((top) => top >= end - ROUNDING_PX));
}

/** Lists where pages begin, given where the page after one does. */
export function startsOfPages(nextStart: (start: number) => number): number[] {
  const starts = [];
  for (let start = 0; start < Number.POSITIVE_INFINITY; start = nextStart(start)) starts.push(start);
  return starts;
}
