/** What to do with the page at an address. */
export interface Opening {
  /** Whether the prerendered page is what the address asks for. */
  readonly isShown: boolean;
  /** The address of the page to open instead, if there is one. */
  readonly other?: string;
}

/**
 * Decides what an address shows: the page that it names, unless its fragment is the route of another screen (`#/about`), or
 * another language is wanted. Any other fragment belongs to the page. The build inlines this function's source into the
 * page, so it must not refer to anything outside itself.
 *
 * @param address the whole address
 * @param page the prerendered page: its route with a slash at the end, its language, and the address of the site's folder
 * @param wanted the language in which the site starts
 * @param standard the language whose pages are not in a folder
 * @param routes matches those that have a page, written like that
 */
export function openingOf(
  address: string,
  page: { readonly route: string; readonly language: string; readonly site: string },
  wanted: string,
  standard: string,
  routes: RegExp,
): Opening {
  const url = new URL(address);
  // Hosts find a page there, too, but it would not find its scripts.
  if (routes.test(page.route)) url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  const [, path, rest = ''] = url.hash.match(/^#(\/[^?#]*)(.*)/) ?? [];
  const route = (path ?? page.route).toLowerCase().replace(/\/?$/, '/');
  const hasPage = routes.test(route);
  const isOther = wanted !== page.language;
  const isShown = !isOther && (!path || route === page.route);
  if (!isShown && (hasPage || (path && isOther))) {
    const folder = wanted === standard ? '' : `${wanted}/`;
    const file = hasPage ? route.slice(1) : '';
    const fragment = path && hasPage ? rest.replace(/^[^#]*/, '') : url.hash;
    url.href = new URL(page.site + folder + file + url.search + fragment, url).href;
  }
  return url.href === address ? { isShown } : { isShown: false, other: url.href };
}
