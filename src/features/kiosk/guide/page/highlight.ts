import { isInRegion } from '../../regions';

/** The width of the ring around a part of the screen. */
const RING_PX = 12;

let highlighted: HTMLElement | undefined;

/** Scrolls the highlighted item to where it can be seen and reached, as the page's scroll padding says. */
export function scrollToHighlight(): void {
  highlighted?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Highlights an item, or a part of the screen from its beginning. */
export function highlight(element: HTMLElement, kind: 'item' | 'group'): () => void {
  const { left, right } = element.getBoundingClientRect();
  const isKey = isInRegion('keyboard', element);
  const hasRoom = left >= RING_PX && right <= document.documentElement.clientWidth - RING_PX;
  if (kind === 'item') {
    element.dataset.guideItem = isKey ? 'key' : '';
    highlighted = element;
    scrollToHighlight();
  } else {
    element.dataset.guideGroup = hasRoom && !isKey ? '' : 'inside';
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  return () => {
    if (highlighted === element) highlighted = undefined;
    delete element.dataset.guideItem;
    delete element.dataset.guideGroup;
  };
}
