import type { LanguageTag } from '@/content/languages';
import { screenPaths } from '@/content/screen-paths';
import type { EditableContent } from '@/content/types';
import type { SheetItem } from '@/features/sheet';
import { offeredLanguages } from '@/language';
import { programAnchor, serviceAnchor } from '@/lib/anchors';

/** The address of the site on the internet, with a trailing slash, if the build knows it (`SITE_URL`). */
const publicSite: string | undefined = import.meta.env.SITE_URL;

/** Where an item is in the site, on the page of its screen; a way to reach us needs no page. */
function placeOf(
  item: SheetItem,
  published: EditableContent,
): { screen: 'services' | 'programs'; anchor: string } | undefined {
  const isIn = (list: readonly { id: number }[]) => list.some(({ id }) => id === item.id);
  switch (item.kind) {
    case 'service':
      return isIn(published.services)
        ? { screen: 'services', anchor: `#${serviceAnchor(item.id)}` }
        : undefined;
    case 'program':
      return { screen: 'programs', anchor: `#${programAnchor(item.id)}` };
    case 'event':
      return isIn(published.events) ? { screen: 'programs', anchor: '' } : undefined;
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
  item: SheetItem,
  language: LanguageTag,
  published: EditableContent,
  site: string | undefined = publicSite,
): string | undefined {
  const place = placeOf(item, published);
  if (!site || !place) return undefined;
  const folder = language === offeredLanguages[0] ? '' : `${language}/`;
  return `${site}${folder}${screenPaths[place.screen].slice(1)}/${place.anchor}`;
}
