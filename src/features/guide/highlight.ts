import type { GuideItem } from './items';

/** Scrolls what is highlighted to where it can be seen. */
export function scrollToItem(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Highlights an item and scrolls it to where it can be seen and reached, as the page's scroll padding says.
 *
 * @returns a function that removes the highlight
 */
export function markItem({ element }: GuideItem): () => void {
  element.dataset.guideItem = '';
  scrollToItem(element);
  return () => {
    delete element.dataset.guideItem;
  };
}
