/**
 * Returns the fragment of links to a service: `#/services#service-2`. The heading that {@link anchorMark} marks with it receives
 * the focus. Only that of the standard screen has it as its `id`, too, which works without scripts: the Easy read version is on the
 * page at the same time.
 */
export function serviceAnchor(id: number): string {
  return `service-${id}`;
}

/** Returns the fragment of links to a program: `#/programs#program-2`. */
export function programAnchor(id: number): string {
  return `program-${id}`;
}

/** Marks a heading as the target of links. A page has each value once. */
export const anchorAttribute = 'data-anchor';

/** Marks a heading as the target of links to a part of its screen, for {@link findAnchored}; without an anchor, nothing. */
export const anchorMark = (anchor: string | undefined) =>
  anchor ? { [anchorAttribute]: anchor, tabIndex: -1 } : undefined;

/** Finds the visible heading that a link's fragment names, such as `#service-2` in `#/services#service-2`. */
export function findAnchored(fragment: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[${anchorAttribute}]`);
  // Whether a heading is visible is asked last: the answer takes the layout of its section, which otherwise waits.
  return [...named].find(
    (heading) => `#${heading.getAttribute(anchorAttribute)}` === fragment && heading.offsetParent !== null,
  );
}
