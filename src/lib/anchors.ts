/** Marks a heading as the target of links. A page has each value once. */
export const anchorAttribute = 'data-anchor';

/** Marks a heading as the target of links to a section of its screen, for {@link findAnchored}; without an anchor, nothing. */
export const anchorMark = (anchor: string | undefined) =>
  anchor ? { [anchorAttribute]: anchor, tabIndex: -1 } : undefined;

/** Finds the visible heading that a link's fragment names, such as `#service-2` in `#/services#service-2`. */
export function findAnchored(fragment: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[${anchorAttribute}]`);
  // Checks the visibility last, because that lays out the heading's section, which otherwise waits.
  return [...named].find(
    (heading) => `#${heading.getAttribute(anchorAttribute)}` === fragment && heading.offsetParent !== null,
  );
}
