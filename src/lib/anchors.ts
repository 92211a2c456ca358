/**
 * Returns the fragment of links to a service: `#/services#service-2`. The heading with this `data-anchor` receives the
 * focus. Only that of the standard screen has it as its `id`, too, which works without scripts: the Easy read version is on the
 * page at the same time.
 */
export function serviceAnchor(id: number): string {
  return `service-${id}`;
}

/** Returns the fragment of links to a program: `#/programs#program-workshops`. */
export function programAnchor(id: string): string {
  return `program-${id}`;
}
