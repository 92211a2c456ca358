import { firstLanguage } from '@/content/first-language';
import { type LanguageTag, offeredLanguages } from '@/content/languages';
import { navigation, type ScreenId, screenPaths } from '@/copy/screen-paths';
import { matchScreen } from './match-screen';
import { pathFrom } from './resolve-address';

const [standard] = offeredLanguages;

/** A link's target: a route, with a language only if it differs from the current one (`?lang=es`). */
interface LinkTarget {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}

/** Returns the path of a screen's page in the site's folder, such as `es/about/`; `undefined` for a screen without a page. */
export function pagePath(screen: ScreenId, language: LanguageTag): string | undefined {
  const id = navigation.find((each) => each === screen);
  return id && pathFrom(screenPaths[id].replace(/\/?$/, '/'), language, standard);
}

/** Returns the address of a route in a language: its page, or else Home's with the route as its hash, without fragment. */
export function addressOf(
  { pathname, hash = '' }: LinkTarget,
  language: LanguageTag,
  siteFolder: string,
  query = '',
) {
  const path = pagePath(matchScreen(pathname), language);
  return `${siteFolder}${path ?? pagePath('home', language)}${query}${path === undefined ? `#${pathname}` : hash}`;
}

/**
 * Creates the function that decides the `href` of each link: the real page if there is one, which also works in a new tab.
 *
 * @param page its route, and the address of the site's folder from it, such as `../`
 * @param prefersOtherLanguage whether a page in the standard language has to say that it is meant
 */
export function hrefsFrom(
  { siteFolder, route }: { readonly siteFolder: string; readonly route: string },
  language: LanguageTag,
  prefersOtherLanguage: boolean,
) {
  return (target: LinkTarget): string => {
    const { pathname, search = '', hash } = target;
    const wanted = firstLanguage(search, language, [], offeredLanguages);
    if (hash && pathname === route && wanted === language) return hash;
    const isNamed = wanted === standard && (wanted !== language || prefersOtherLanguage);
    return addressOf(target, wanted, siteFolder, isNamed ? `?lang=${standard}` : '');
  };
}
