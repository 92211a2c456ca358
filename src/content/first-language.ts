/** Returns the first offered language: of `?lang=es`, of a page not in the standard one, or that the visitor prefers. */
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
