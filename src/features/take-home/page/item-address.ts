import { addressOf, publicSite } from '@/address';
import type { OfferedItem } from '@/components/site/item-action';
import type { Content } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { screenPaths } from '@/copy/screen-paths';
import { programAnchor, serviceAnchor } from '@/lib/anchors';

/** The route of an item, on the screen that shows it where it is published; a way to reach us needs none. */
function routeOf(item: OfferedItem, published: Content) {
  const isIn = (list: readonly { id: number }[]) => list.some(({ id }) => id === item.id);
  switch (item.kind) {
    case 'service':
      return isIn(published.services)
        ? { pathname: screenPaths.services, hash: `#${serviceAnchor(item.id)}` }
        : undefined;
    case 'program':
      return isIn(published.programs)
        ? { pathname: screenPaths.programs, hash: `#${programAnchor(item.id)}` }
        : undefined;
    case 'event':
      return isIn(published.events) ? { pathname: screenPaths.programs } : undefined;
    case 'contact':
      return undefined;
  }
}

/**
 * The address of an item in the site, on a page in that language.
 *
 * @param published what the site was built with, which lacks what staff have added at the desk
 * @returns `undefined` for what is not in the site, and where the app does not know the site's address
 */
export function itemAddress(
  item: OfferedItem,
  language: LanguageTag,
  published: Content,
  site: string | undefined = publicSite,
): string | undefined {
  const route = routeOf(item, published);
  return site && route && addressOf(route, language, site);
}
