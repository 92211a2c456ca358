import { isInRegion } from '../../regions';

/** The width of the ring around a part of the screen. */
const RING_PX = 12;

let highlighted: HTMLElement | undefined;

/** Scrolls the highlighted item to where it can be seen and reached, as the page's scroll padding says. */
export function scrollToHighlight(): void {
  if (highlighted?.dataset.guideItem !== undefined)
    highlighted.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Highlights an item, or a part of the screen from its beginning, instead of what was highlighted before. */
export function highlight(element: HTMLElement | undefined, kind: 'item' | 'group'): void {
  delete highlighted?.dataset.guideItem;
  delete highlighted?.dataset.guideGroup;
  highlighted = element;
  if (!element) return;
  const { left, right } = element.getBoundingClientRect();
  const isKey = isInRegion('keyboard', element);
  const hasRoom = left >= RING_PX && right <= document.documentElement.clientWidth - RING_PX;
  if (kind === 'item') {
    element.dataset.guideItem = isKey ? 'key' : '';
    scrollToHighlight();
  } else {
    element.dataset.guideGroup = hasRoom && !isKey ? '' : 'inside';
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
