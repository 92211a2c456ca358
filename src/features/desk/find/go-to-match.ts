import { focusToRead } from '@/lib/focus-to-read';
import type { Match } from './find-matches';

/** Unfolds what a match is in, and scrolls it to the middle of the window unless it can be seen. Never animated. */
export function showMatch({ range }: Match): void {
  const parent = range.startContainer.parentElement;
  if (!parent?.closest('summary')) {
    for (let at = parent; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  }
  const { top, bottom, height } = range.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  if (top < start || bottom > end) {
    window.scrollBy({ top: top - (start + end - height) / 2, behavior: 'instant' });
  }
}

/** Leaves somebody at a match: its text is selected, and the Tab key and screen readers go on from its link or paragraph. */
export function goOnFrom({ range, passage: { element } }: Match): void {
  const control = range.startContainer.parentElement?.closest<HTMLElement>('a[href], button, summary');
  if (control) {
    control.focus({ preventScroll: true });
  } else if (element instanceof HTMLElement) {
    // For good: a dialog that is opened from there returns the focus to it.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    focusToRead(element, { preventScroll: true });
  }
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
