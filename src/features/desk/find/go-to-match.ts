import { linksAndButtons } from '@/lib/controls';
import { focusToRead } from '@/lib/focus-to-read';
import type { Match } from './find-matches';

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
