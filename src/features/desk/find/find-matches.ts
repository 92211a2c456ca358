import { linksAndButtons } from '@/lib/controls';
import { focusToRead } from '@/lib/focus-to-read';
import { createRange, isScreenReaderOnly, type Passage, readingOrder } from '@/lib/reading-order';
import { textMatches } from './text-matches';

export interface Match {
  readonly range: Range;
  /** The block that contains the match, such as a paragraph. */
  readonly passage: Passage;
  readonly start: number;
}

/** Elements that are not part of the screen: the header, the field itself, and what opens over the screen or is announced. */
const skipped = 'header:not(main header), search, dialog, [role=tooltip], [aria-live], svg, select, textarea';

export function passageText({ nodes }: Passage): string {
  return nodes.map(({ data }) => data).join('');
}

/** Whether a block is visible, at least once its details are unfolded. Text for screen readers alone is 1 px wide. */
function isSeen(element: Element): boolean {
  return (
    element instanceof HTMLElement &&
    element.offsetWidth > 1 &&
    getComputedStyle(element).visibility === 'visible'
  );
}

/** Finds a text on the screen, in reading order. A match may span links or bold text, but not two blocks. */
export function findMatches(wanted: string): Match[] {
  const skips = (element: Element) => element.matches(skipped) || isScreenReaderOnly(element);
  return readingOrder(document.body, { skips }).flatMap((passage) => {
    const found = textMatches(passageText(passage), wanted);
    if (found.length === 0 || !isSeen(passage.element)) return [];
    return found.map(({ start, end }) => ({ range: createRange(passage, start, end), passage, start }));
  });
}

/** Whether a match is at the same place as another one. */
export const isSamePlace = ({ range }: Match, other: Match | undefined): boolean =>
  range.startContainer === other?.range.startContainer && range.startOffset === other.range.startOffset;

/** The upper edge of a match in the window, or of the folded details around it. */
function topOf({ range }: Match): number {
  const folded = range.startContainer.parentElement?.closest('details:not([open])');
  return (folded ?? range).getBoundingClientRect().top;
}

/** Returns the index of the first match at or after another one, or else below the window's upper edge; if none, 0. */
export function indexOfNearest(matches: readonly Match[], from: Match | undefined): number {
  const index = matches.findIndex((match) =>
    from?.range.startContainer.isConnected
      ? match.range.compareBoundaryPoints(Range.START_TO_START, from.range) >= 0
      : topOf(match) >= 0,
  );
  return Math.max(index, 0);
}

/** Moves the reading position to a match: selects its text, so that Tab and screen readers continue from there. */
export function selectMatch({ range, passage: { element } }: Match): void {
  const control = range.startContainer.parentElement?.closest<HTMLElement>(linksAndButtons);
  if (control) {
    control.focus({ preventScroll: true });
  } else if (element instanceof HTMLElement) {
    // Keeps the attribute: a dialog that is opened from the element returns the focus to it.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    focusToRead(element, { preventScroll: true });
  }
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
