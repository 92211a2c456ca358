/** The share of the visible part that stays visible, so that readers find their line again. */
const OVERLAP = 0.15;

/** `next` is toward the end. */
export type PageStep = 'previous' | 'next';

/**
 * Scrolls by what is visible of the element, less an overlap and what covers it, as its scroll padding says.
 *
 * @returns whether that is the last step in this direction
 */
export function takePageStep(element: Element, step: PageStep): boolean {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(element);
  const covered =
    (Number.parseFloat(scrollPaddingBlockStart) || 0) + (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  const distance = (element.clientHeight - covered) * (1 - OVERLAP);
  element.scrollBy({ top: step === 'next' ? distance : -distance, behavior: 'instant' });
  const left =
    step === 'next' ? element.scrollHeight - element.clientHeight - element.scrollTop : element.scrollTop;
  return left < 1;
}
