import { addressOf, publicSite } from '@/address';
import type { OfferedItem } from '@/components/site/item-action';
import type { Content } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { programAnchor, screenPaths, serviceAnchor } from '@/copy/screen-paths';

/** The list and the screen of each kind of item; a way to reach us needs none. */
const lists = { service: 'services', program: 'programs', event: 'events' } as const;
const screens = { service: 'services', program: 'programs', event: 'programs' } as const;
const anchors = { service: serviceAnchor, program: programAnchor };

/** Returns an item's address; none for what the published site lacks, or if the app does not know the site's address. */
export function itemAddress(
  item: OfferedItem,
  language: LanguageTag,
  published: Content,
  site: string | undefined = publicSite,
): string | undefined {
  const { kind, id } = item;
  if (!site || kind === 'contact' || !published[lists[kind]].some((each) => each.id === id)) return undefined;
  const hash = kind === 'event' ? undefined : `#${anchors[kind](id)}`;
  return addressOf({ pathname: screenPaths[screens[kind]], hash }, language, site);
}
