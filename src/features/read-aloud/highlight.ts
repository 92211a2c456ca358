const NAME = 'read-aloud';

/**
 * Highlights a range, in browsers with the CSS Custom Highlight API.
 *
 * @returns a function that removes the highlight
 */
export function highlight(range: Range): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const mark = new Highlight(range);
  CSS.highlights.set(NAME, mark);
  return () => {
    // WebKit keeps painting the ranges of a highlight that is deleted.
    mark.clear();
    CSS.highlights.delete(NAME);
  };
}

/** Scrolls a range to the top of the viewport, as if turning a page, unless all of it is in view. Never animated. */
export function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = Number.parseFloat(scrollPaddingBlockEnd) || 0;
  if (top < start || bottom > window.innerHeight - end) window.scrollBy(0, top - start);
}
