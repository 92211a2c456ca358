import type { LanguageTag } from '@/content/languages';
import { screenPaths } from '@/content/screen-paths';
import type { SheetItem } from '@/features/sheet';
import { offeredLanguages } from '@/language';
import { programAnchor, serviceAnchor } from '@/lib/anchors';

/** The address of the site on the internet, with a trailing slash, if the build knows it (`SITE_URL`). */
const publicSite: string | undefined = import.meta.env.SITE_URL;

/** Where an item is in the site, on the page of its screen; a way to reach us needs no page. */
function placeOf(item: SheetItem): { screen: 'services' | 'programs'; anchor: string } | undefined {
  switch (item.kind) {
    case 'service':
      return { screen: 'services', anchor: `#${serviceAnchor(item.id)}` };
    case 'program':
      return { screen: 'programs', anchor: `#${programAnchor(item.id)}` };
    case 'event':
      return { screen: 'programs', anchor: '' };
    case 'contact':
      return undefined;
  }
}

/**
 * The address of an item in the site, on a page in that language.
 *
 * @returns `undefined` for a way to reach us, and where the app does not know the site's address
 */
export function itemAddress(
  item: SheetItem,
  language: LanguageTag,
  site: string | undefined = publicSite,
): string | undefined {
  const place = placeOf(item);
  if (!site || !place) return undefined;
  const folder = language === offeredLanguages[0] ? '' : `${language}/`;
  return `${site}${folder}${screenPaths[place.screen].slice(1)}/${place.anchor}`;
}
