import type { Blocks, Heading } from './measure-blocks';
import { freeAbove, isCutAt, startAfter, startsOfPages } from './page-breaks';

/** The direction of a page turn; `next` leads toward the end. */
export type PageStep = 'previous' | 'next';

/** A section moves to the next page whole only if it leaves this share of the page filled. */
const LEAST_FILLED = 1 / 2;

/** The most room above the first block of a page and below the last, in pixels. A smaller gap stays as it is. */
const MARGIN = 12;

/** How far a scroll position may be off, since browsers round it. */
export const SCROLL_TOLERANCE_PX = 2;

/** A page of a screen or dialog, in pixels from the top of what is scrolled. */
interface ScrolledPage {
  readonly start: number;
  readonly end: number;
  /** How far to scroll to show the page. */
  readonly scroll: number;
  /** The headings of what the page continues, such as two cards, or of the section whose next card begins it. */
  readonly names: readonly Heading[];
  /** Whether the page shows these names above its first block. */
  readonly isNamed: boolean;
}

/** Finds the heading of the section whose next card begins a page. */
const sectionAt = ({ headings }: Blocks, start: number) =>
  headings.filter(({ tag, bottom, scopeEnd }) => tag === 'h2' && bottom <= start && scopeEnd > start);

/** Finds the heading that names what is there: that of the section, or one within it that is no card's. */
const nameAt = (blocks: Blocks, start: number) =>
  sectionAt(blocks, start).flatMap(
    ({ scope }) => blocks.headings.findLast((each) => each.scope === scope && each.bottom <= start) ?? [],
  );

/** Finds the headings of what a page continues, unless the page begins with a heading, or a card that has one. */
function continuedAt({ whole, headings }: Blocks, start: number): readonly Heading[] {
  const beginning = whole.filter(({ top }) => Math.abs(top - start) < SCROLL_TOLERANCE_PX);
  const end = Math.max(...beginning.map(({ bottom }) => bottom)) + SCROLL_TOLERANCE_PX;
  if (headings.some(({ top, bottom }) => top > start - SCROLL_TOLERANCE_PX && bottom < end)) return [];
  // Ignores a card of which only the padding is left.
  const isContinued = ({ bottom, scopeEnd }: Heading) =>
    bottom <= start + SCROLL_TOLERANCE_PX &&
    whole.some(({ top, isSolid }) => isSolid && top > start - SCROLL_TOLERANCE_PX && top < scopeEnd);
  // Takes the first heading of the innermost section or card, which names it.
  const scope = headings.findLast(isContinued)?.scope;
  const first = headings.find((heading) => isContinued(heading) && heading.scope === scope);
  const isBeside = ({ top, bottom }: Heading) => first && top < first.bottom && bottom > first.top;
  return headings.filter((heading) => isContinued(heading) && isBeside(heading));
}

/** What is divided into pages, and the view that shows one at a time, in pixels. */
interface PagingInput {
  readonly blocks: Blocks;
  readonly height: number;
  readonly nameHeight: number;
  /** A height at which a page begins whatever is there, such as the scroll position during a swipe. */
  readonly position: number;
}

/** Lists the lower edges of the blocks that end above a height. */
const endsUntil = ({ whole }: Blocks, height: number) =>
  whole.map(({ bottom }) => bottom).filter((end) => end <= height);

/** Finds the names to repeat above a page, and the room for them, or else for a margin, if its first block still fits. */
function namesAndRoom({ blocks, height, nameHeight, position }: PagingInput, start: number) {
  if (start === 0 || start === position) return { names: [], isNamed: false, room: 0 };
  const gap = start - Math.max(...endsUntil(blocks, start + SCROLL_TOLERANCE_PX));
  const margin = Math.min(MARGIN, Math.max(0, gap));
  const withName = nameHeight + Math.min(MARGIN / 2, margin);
  const firstBlocks = blocks.whole.filter(({ top }) => Math.abs(top - start) < SCROLL_TOLERANCE_PX);
  const isLeft = (room: number) =>
    firstBlocks.every(({ bottom }) => bottom <= start + height - room || bottom > start + height);
  const continued = continuedAt(blocks, start);
  const names = continued.length > 0 ? continued : nameAt(blocks, start);
  // Names a card that was cut even if its rest then does not fit; the name of a section may be left out.
  const isNamed = names.length > 0 && (isLeft(withName) || continued.some(({ tag }) => tag !== 'h2'));
  if (isNamed) return { names, isNamed, room: withName };
  return { names, isNamed, room: isLeft(margin) ? margin : 0 };
}

const roomForPage = (input: PagingInput, start: number) => input.height - namesAndRoom(input, start).room;

/**
 * Returns where the next page begins: with a section that would be cut, such as between its cards, if that fits on one page
 * and leaves this one filled; otherwise with the first block that does not fit.
 */
function nextStart(input: PagingInput, start: number): number {
  const { blocks, height, position } = input;
  const next = startAfter(blocks.whole, start, roomForPage(input, start), height);
  // Ignores such sections on a page that begins at the scroll position, since one may begin right below its top.
  const begins = start > 0 && start === position ? [] : blocks.starts;
  const fixed = [position, ...begins].filter((at) => at > start + SCROLL_TOLERANCE_PX && at < next);
  if (fixed.length > 0) return Math.min(...fixed);
  const [section] = sectionAt(blocks, next);
  if (!section) return next;
  const begin = freeAbove(blocks.whole, section.top);
  const shown = blocks.whole.filter(({ top }) => top < section.scopeEnd);
  const isFilled = Math.max(...endsUntil(blocks, begin)) > start + LEAST_FILLED * height;
  const isWhole = () => startAfter(shown, begin, roomForPage(input, begin)) === Number.POSITIVE_INFINITY;
  return isFilled && isWhole() ? begin : next;
}

/** Returns where the page ends: below its last block with a margin, or where the next page begins if that cuts a block. */
function shownUntil(blocks: Blocks, next: number): number {
  if (blocks.whole.some((block) => isCutAt(block, next, SCROLL_TOLERANCE_PX))) return next;
  const ends = endsUntil(blocks, next + SCROLL_TOLERANCE_PX);
  return ends.length > 0 ? Math.min(next, Math.max(...ends) + MARGIN) : next;
}

/** Divides a screen or dialog into pages. */
function toPages(input: PagingInput): ScrolledPage[] {
  const starts = startsOfPages((start) => nextStart(input, start));
  return starts.map((start, index) => {
    const { room, ...name } = namesAndRoom(input, start);
    const end = shownUntil(input.blocks, starts[index + 1] ?? start + input.height - room);
    return { start, end, scroll: Math.round(start - room), ...name };
  });
}

/**
 * Finds the pages of a screen or dialog, the one in view, and the one that begins nearest. After a link to a section, or
 * during a swipe, adds a page that begins at the scroll position, and keeps it while one of the pages after it is in view.
 *
 * @param nameHeight the height of the line that repeats the name of what continues, in pixels
 * @param added where the page begins that was added last, in pixels
 */
export function findPages(blocks: Blocks, height: number, nameHeight: number, scrolled: number, added = 0) {
  const isHere = ({ scroll }: ScrolledPage) => Math.abs(scroll - scrolled) < SCROLL_TOLERANCE_PX;
  const divide = (position: number) => toPages({ blocks, height, nameHeight, position });
  const all = divide(0);
  const isInView = (position: number) => divide(position).some(isHere);
  const position = all.some(isHere) ? 0 : ([added].find(isInView) ?? scrolled);
  const pages = position === 0 ? all : divide(position);
  const distances = all.map(({ scroll }) => Math.abs(scroll - scrolled));
  return {
    pages,
    added: position,
    index: pages.findIndex(isHere),
    nearest: all[distances.indexOf(Math.min(...distances))],
    /** Returns the page that shows what is at a height, without the page that a link or a swipe adds. */
    pageAt: (top: number) => all.findLast(({ start }) => start <= top + SCROLL_TOLERANCE_PX),
    mostScrolled: all.at(-1)?.scroll ?? 0,
  };
}
