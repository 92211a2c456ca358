import { isInRegion } from '../shared/regions';
import type { ScanStop } from './switches/scan';

const RING_PX = 12;

let highlighted: Element | undefined;

/** Scrolls the highlighted item into view, inside the page's scroll padding, where it can be reached. */
export function scrollToHighlight(): void {
  if (highlighted?.hasAttribute('data-guide-item'))
    highlighted.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Returns the element to outline: itself or, if it has no box, what it contains, like the tiles of a navigation. */
function shownAs(element: Element): Element {
  const inside = element.firstElementChild;
  return inside && getComputedStyle(element).display === 'contents' ? shownAs(inside) : element;
}

/** Moves the highlight to a stop on the page. The bar highlights its own controls. */
export function highlight(stop: ScanStop | undefined): void {
  highlighted?.removeAttribute('data-guide-item');
  highlighted?.removeAttribute('data-guide-group');
  highlighted = undefined;
  if (stop?.kind !== 'item' && stop?.kind !== 'group') return;
  const element = stop.kind === 'item' ? stop.item.element : shownAs(stop.group.key);
  highlighted = element;
  const { left, right } = element.getBoundingClientRect();
  const isKey = isInRegion('keyboard', element);
  const hasRoom = left >= RING_PX && right <= document.documentElement.clientWidth - RING_PX;
  if (stop.kind === 'item') {
    element.setAttribute('data-guide-item', isKey ? 'key' : '');
    scrollToHighlight();
  } else {
    element.setAttribute('data-guide-group', hasRoom && !isKey ? '' : 'inside');
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
