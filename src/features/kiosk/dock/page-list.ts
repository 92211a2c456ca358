import type { Blocks, Heading } from './measure-blocks';
import { freeAbove, isCutAt, startAfter, startsOfPages } from './page-breaks';

/** `next` leads toward the end. */
export type PageStep = 'previous' | 'next';

/** The share of a page that has to be filled before a section moves to the next one whole. */
const LEAST_FILLED = 1 / 2;

/** The room above the first block of a page and below the last, in pixels, where there is a gap. */
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
  /** Whether the page repeats them above its first block. */
  readonly isNamed: boolean;
}

/** Finds the heading of the section whose next card begins a page. */
const sectionAt = ({ headings }: Blocks, start: number) =>
  headings.filter(({ tag, bottom, scopeEnd }) => tag === 'h2' && bottom <= start && scopeEnd > start);

/** Finds the headings of what a page continues, unless the page begins with a heading, or a card that has one. */
function continuedAt({ whole, headings }: Blocks, start: number): readonly Heading[] {
  const beginning = whole.filter(({ top }) => Math.abs(top - start) < SCROLL_TOLERANCE_PX);
  const end = Math.max(...beginning.map(({ bottom }) => bottom)) + SCROLL_TOLERANCE_PX;
  if (headings.some(({ top, bottom }) => top > start - SCROLL_TOLERANCE_PX && bottom < end)) return [];
  // What is left of a card may be its padding alone.
  const isGoingOn = ({ bottom, scopeEnd }: Heading) =>
    bottom <= start + SCROLL_TOLERANCE_PX &&
    whole.some(({ top, isSolid }) => isSolid && top > start - SCROLL_TOLERANCE_PX && top < scopeEnd);
  // The first heading of a section or card names it.
  const scope = headings.findLast(isGoingOn)?.scope;
  const first = headings.find((heading) => isGoingOn(heading) && heading.scope === scope);
  const isBeside = ({ top, bottom }: Heading) => first && top < first.bottom && bottom > first.top;
  return headings.filter((heading) => isGoingOn(heading) && isBeside(heading));
}

/** What is divided into pages, and the view that shows one at a time, in pixels. */
interface PageFrame {
  readonly blocks: Blocks;
  readonly height: number;
  readonly nameHeight: number;
  /** Where a page begins in any case. */
  readonly position: number;
}

/** Lists where the blocks end that end above a height. */
const endsUntil = ({ whole }: Blocks, height: number) =>
  whole.map(({ bottom }) => bottom).filter((end) => end <= height);

/** Finds what is repeated above a page, and the room above its first block, which takes no more than that block leaves. */
function above({ blocks, height, nameHeight, position }: PageFrame, start: number) {
  if (start === 0 || start === position) return { names: [], isNamed: false, room: 0 };
  const gap = start - Math.max(...endsUntil(blocks, start + SCROLL_TOLERANCE_PX));
  const margin = Math.min(MARGIN, Math.max(0, gap));
  const withName = nameHeight + Math.min(MARGIN / 2, margin);
  const begun = blocks.whole.filter(({ top }) => Math.abs(top - start) < SCROLL_TOLERANCE_PX);
  const isLeft = (room: number) =>
    begun.every(({ bottom }) => bottom <= start + height - room || bottom > start + height);
  const going = continuedAt(blocks, start);
  const names = going.length > 0 ? going : sectionAt(blocks, start);
  // What is cut is named in any case.
  const isNamed = names.length > 0 && (isLeft(withName) || names.some(({ tag }) => tag !== 'h2'));
  return { names, isNamed, room: isNamed ? withName : isLeft(margin) ? margin : 0 };
}

const roomForPage = (frame: PageFrame, start: number) => frame.height - above(frame, start).room;

/** Returns where the next page begins: with a section that would be cut, if that fits whole and leaves this page filled. */
function nextStart(frame: PageFrame, start: number): number {
  const { blocks, height, position } = frame;
  const next = startAfter(blocks.whole, start, roomForPage(frame, start), height);
  // A page in between goes on, because a section that begins a page may begin right below its top.
  const begins = start > 0 && start === position ? [] : blocks.starts;
  const fixed = [position, ...begins].filter((at) => at > start + SCROLL_TOLERANCE_PX && at < next);
  if (fixed.length > 0) return Math.min(...fixed);
  const [section] = sectionAt(blocks, next);
  if (!section) return next;
  const begin = freeAbove(blocks.whole, section.top);
  const shown = blocks.whole.filter(({ top }) => top < section.scopeEnd);
  const isFilled = Math.max(...endsUntil(blocks, begin)) > start + LEAST_FILLED * height;
  const isWhole = () => startAfter(shown, begin, roomForPage(frame, begin)) === Number.POSITIVE_INFINITY;
  return isFilled && isWhole() ? begin : next;
}

/** Returns where the shown part ends: after the last block, so that its background goes on to the end of the page. */
function shownUntil(blocks: Blocks, next: number): number {
  if (blocks.whole.some((block) => isCutAt(block, next, SCROLL_TOLERANCE_PX))) return next;
  const ends = endsUntil(blocks, next + SCROLL_TOLERANCE_PX);
  return ends.length > 0 ? Math.min(next, Math.max(...ends) + MARGIN) : next;
}

/** Divides a screen or dialog into pages. */
function toPages(frame: PageFrame): ScrolledPage[] {
  const starts = startsOfPages((start) => nextStart(frame, start));
  return starts.map((start, index) => {
    const { room, ...name } = above(frame, start);
    const end = shownUntil(frame.blocks, starts[index + 1] ?? start + frame.height - room);
    return { start, end, scroll: Math.round(start - room), ...name };
  });
}

/**
 * Finds the pages of a screen or dialog, which of them is in view, and which begins nearest. After a link to a section, or
 * during a swipe, a page begins in between.
 *
 * @param height of the view, in pixels
 * @param nameHeight of the line that repeats the name of what continues, in pixels
 * @param scrolled how far it is scrolled, in pixels
 */
export function findPages(blocks: Blocks, height: number, nameHeight: number, scrolled: number) {
  const isHere = ({ scroll }: ScrolledPage) => Math.abs(scroll - scrolled) < SCROLL_TOLERANCE_PX;
  const all = toPages({ blocks, height, nameHeight, position: 0 });
  const pages = all.some(isHere) ? all : toPages({ blocks, height, nameHeight, position: scrolled });
  const distances = all.map(({ scroll }) => Math.abs(scroll - scrolled));
  return {
    pages,
    index: pages.findIndex(isHere),
    nearest: all[distances.indexOf(Math.min(...distances))],
    /** Returns the page that shows what is at a height, unless a page begins in between. */
    pageAt: (top: number) => all.findLast(({ start }) => start <= top + SCROLL_TOLERANCE_PX),
    mostScrolled: all.at(-1)?.scroll ?? 0,
  };
}
