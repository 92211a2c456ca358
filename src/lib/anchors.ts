/**
 * Returns the fragment of links to a service: `#/services#service-2`. The heading with this `data-anchor` receives the
 * focus. It is not an `id`, because a screen and its Easy read version are on the page together.
 */
export function serviceAnchor(id: number): string {
  return `service-${id}`;
}

/** Returns the fragment of links to a program: `#/programs#program-workshops`. */
export function programAnchor(id: string): string {
  return `program-${id}`;
}
