import { isInRegion } from '../../regions';

/** The width of the ring around a part of the screen. */
const RING_PX = 12;

/** Scrolls an element to where it can be seen and reached, as the page's scroll padding says. */
export function scrollToItem(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Highlights an item, or a part of the screen from its beginning.
 *
 * @returns a function that removes the highlight
 */
export function highlight(element: HTMLElement, kind: 'item' | 'group'): () => void {
  const { left, right } = element.getBoundingClientRect();
  const isKey = isInRegion('keyboard', element);
  const hasRoom = left >= RING_PX && right <= document.documentElement.clientWidth - RING_PX;
  if (kind === 'item') {
    element.dataset.guideItem = isKey ? 'key' : '';
    scrollToItem(element);
  } else {
    element.dataset.guideGroup = hasRoom && !isKey ? '' : 'inside';
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  return () => {
    delete element.dataset.guideItem;
    delete element.dataset.guideGroup;
  };
}
