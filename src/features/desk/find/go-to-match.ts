import { linksAndButtons } from '@/lib/controls';
import { focusToRead } from '@/lib/focus-to-read';
import { scrollToRange } from '@/lib/scroll-to-range';
import type { Match } from './find-matches';

/** Unfolds what a match is in, and scrolls it into view. */
export function showMatch({ range }: Match): void {
  const parent = range.startContainer.parentElement;
  if (!parent?.closest('summary')) {
    for (let at = parent; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  }
  scrollToRange(range, 'middle');
}

/** Moves reading to a match: selects its text, so that the Tab key and screen readers continue from its link or paragraph. */
export function goOnFrom({ range, passage: { element } }: Match): void {
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
