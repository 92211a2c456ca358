import { isUnseenWord, type Passage, rangeIn, readingOrder } from '@/lib/reading-order';
import { textMatches } from './text-matches';

export interface Match {
  readonly range: Range;
  /** The block that it is in, such as a paragraph, and where in its text. */
  readonly passage: Passage;
  readonly start: number;
}

/** Elements that are not part of the screen: the header, the field with its own text, and what opens over it or is announced. */
const skipped = 'header:not(main header), search, dialog, [role=tooltip], [aria-live], svg, select, textarea';

/** Text of a block, as its nodes have it. */
export function passageText({ nodes }: Passage): string {
  return nodes.map(({ data }) => data).join('');
}

/** Whether a block can be seen, if only once its details are unfolded; what only screen readers get has 1 px. */
function isSeen(element: Element): boolean {
  return (
    element instanceof HTMLElement &&
    element.offsetWidth > 1 &&
    getComputedStyle(element).visibility === 'visible'
  );
}

/** Finds a text on the screen, in reading order. Matches may go across links or bold text, but not from block to block. */
export function findMatches(wanted: string): Match[] {
  const skips = (element: Element) => element.matches(skipped) || isUnseenWord(element);
  return readingOrder(document.body, { skips }).flatMap((passage) => {
    const found = textMatches(passageText(passage), wanted);
    if (found.length === 0 || !isSeen(passage.element)) return [];
    return found.map(({ start, end }) => ({ range: rangeIn(passage, start, end), passage, start }));
  });
}

/** The same place on the page, or -1. */
export function indexOfSame(matches: readonly Match[], match: Match | undefined): number {
  return matches.findIndex(
    ({ range }) =>
      range.startContainer === match?.range.startContainer && range.startOffset === match.range.startOffset,
  );
}

/** Where a match is in the window: its upper edge, or that of what it is folded in. */
function topOf({ range }: Match): number {
  const folded = range.startContainer.parentElement?.closest('details:not([open])');
  return (folded ?? range).getBoundingClientRect().top;
}

/** The first match from another one on, or else from the upper edge of the window on; -1 if there is none. */
export function indexOfNearest(matches: readonly Match[], from: Match | undefined): number {
  return matches.findIndex((match) =>
    from?.range.startContainer.isConnected
      ? match.range.compareBoundaryPoints(Range.START_TO_START, from.range) >= 0
      : topOf(match) >= 0,
  );
}
