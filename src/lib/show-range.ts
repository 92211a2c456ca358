/** Opens the disclosures around a range, and scrolls it to the top or the middle of the window unless it is all in view. */
export function showRange(range: Range, place: 'top' | 'middle'): void {
  const parent = range.startContainer.parentElement;
  if (!parent?.closest('summary')) {
    for (let at = parent; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  }
  const { top, bottom, height } = range.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  if (top >= start && bottom <= end) return;
  window.scrollBy(0, top - (place === 'top' ? start : (start + end - height) / 2));
}
