import type { GuideItem } from './items';

/**
 * Highlights an item and scrolls it to where it can be seen and reached, as the page's scroll padding says.
 *
 * @returns a function that removes the highlight
 */
export function markItem({ element }: GuideItem): () => void {
  element.dataset.guideItem = '';
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return () => {
    delete element.dataset.guideItem;
  };
}
