const NAME = 'read-aloud';

/** Highlights a part of the page, where the browser can. @returns a function that takes the highlight away */
export function highlight(range: Range): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  CSS.highlights.set(NAME, new Highlight(range));
  return () => CSS.highlights.delete(NAME);
}

/** Brings a part of the page to the top as one turns a page, when it is not all in view; at once, without a movement. */
export function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = Number.parseFloat(scrollPaddingBlockEnd) || 0;
  if (top < start || bottom > window.innerHeight - end) window.scrollBy(0, top - start);
}
