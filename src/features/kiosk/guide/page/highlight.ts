import { isInRegion } from '../../regions';

/** The width of the ring around a part of the screen. */
const RING_PX = 12;

type Mark = 'guideItem' | 'guideGroup';

function mark(element: HTMLElement, name: Mark, block: ScrollLogicalPosition, value = ''): () => void {
  element.dataset[name] = value;
  element.scrollIntoView({ block, behavior: 'instant' });
  return () => {
    delete element.dataset[name];
  };
}

/** Scrolls what is highlighted to where it can be seen. */
export function scrollToItem(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Highlights an item and scrolls it to where it can be seen and reached, as the page's scroll padding says.
 *
 * @returns a function that removes the highlight
 */
export function markItem(element: HTMLElement | null): () => void {
  return element
    ? mark(element, 'guideItem', 'nearest', isInRegion('keyboard', element) ? 'key' : '')
    : () => {};
}

/** Highlights a part of the screen, from its beginning. */
export function markGroup(element: HTMLElement): () => void {
  const { left, right } = element.getBoundingClientRect();
  const hasRoom =
    !isInRegion('keyboard', element) &&
    left >= RING_PX &&
    right <= document.documentElement.clientWidth - RING_PX;
  return mark(element, 'guideGroup', 'start', hasRoom ? '' : 'inside');
}
