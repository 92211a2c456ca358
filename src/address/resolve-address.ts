/** Returns the path of the page of a route, which ends with a slash, in the site's folder. The page of `/` is the folder. */
export function pathFrom(route: string, language: string, standard: string): string {
  return (language === standard ? '' : `${language}/`) + route.slice(1);
}

/**
 * Decides which page an address shows: the one in its path, unless its fragment is another screen's route, such as
 * `#/about`, or the visitor prefers another language than that page's. Routes end with a slash.
 *
 * @param standard the language whose pages are not in a folder
 * @returns whether the address leads to the prerendered page, and the address of the page to open instead, if any
 */
export function resolveAddress(
  address: string,
  page: { readonly route: string; readonly language: string; readonly siteFolder: string },
  wanted: string,
  standard: string,
  routes: readonly string[],
): { isShown: boolean; other?: string } {
  const url = new URL(address);
  // Collapses repeated slashes: hosts serve the page anyway, but its relative script addresses would break.
  if (routes.includes(page.route)) url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  const [, path, rest = url.hash] = url.hash.match(/^#(\/[^?#]*)(.*)/) ?? [];
  const route = (path ?? page.route).toLowerCase().replace(/\/?$/, '/');
  const hasPage = routes.includes(route);
  const isOther = wanted !== page.language;
  const isShown = !isOther && (!path || route === page.route);
  if (!isShown && (hasPage || (path && isOther))) {
    const fragment = hasPage ? rest.replace(/^[^#]*/, '') : url.hash;
    const file = pathFrom(hasPage ? route : '/', wanted, standard);
    url.href = new URL(page.siteFolder + file + url.search + fragment, url).href;
  }
  return url.href === address ? { isShown } : { isShown: false, other: url.href };
}

/** Copies a language in the query, such as `?lang=en`, into links, which may be followed before the app has hydrated. */
export function keepLanguageInLinks(query: string): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      const isOfSite = link && link.origin === location.origin && !link.hreflang;
      if (isOfSite && document.documentElement.dataset.loading) link.search ||= query;
    },
    true,
  );
}
