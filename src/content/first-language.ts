/**
 * Returns the language that the site starts in: the one in the address (`?lang=es`), or else the page's if it is not the
 * standard one, or else the first one that the visitor reads. The first of those offered is the standard one.
 */
export function firstLanguage<Tag extends string>(
  search: string,
  page: string,
  preferred: readonly string[],
  offered: readonly [Tag, ...Tag[]],
): Tag {
  const [standard] = offered;
  const named = new URLSearchParams(search).get('lang');
  const wanted = [named, page === standard ? '' : page, ...preferred];
  const find = (tag: string | null) =>
    offered.find((language) => language === tag?.toLowerCase().split('-')[0]);
  return wanted.map(find).find(Boolean) ?? standard;
}
