/** Scrolls a range to the top or the middle of the viewport, without animation, unless all of it is already in view. */
export function scrollToRange(range: Range, place: 'top' | 'middle'): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  if (top >= start && bottom <= end) return;
  window.scrollBy(0, top - (place === 'top' ? start : (start + end - height) / 2));
}
