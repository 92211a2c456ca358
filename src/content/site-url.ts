/**
 * Reads the address at which a site is published.
 *
 * @returns the address of the site's folder, with a trailing slash; `undefined` if it is not an `http` or `https` address of
 *   a folder
 */
export function parseSiteUrl(text: string): string | undefined {
  try {
    const { protocol, href, origin, pathname } = new URL(text);
    const isFolder = ['http:', 'https:'].includes(protocol) && href === origin + pathname;
    return isFolder ? href.replace(/\/*$/, '/') : undefined;
  } catch {
    return undefined;
  }
}
