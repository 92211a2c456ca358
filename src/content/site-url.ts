/** Reads the address of a site's folder, and adds a slash at its end; `undefined` for anything but `http` and `https`. */
export function parseSiteUrl(text: string): string | undefined {
  try {
    const { protocol, href, origin, pathname } = new URL(text);
    const isFolder = ['http:', 'https:'].includes(protocol) && href === origin + pathname;
    return isFolder ? href.replace(/\/*$/, '/') : undefined;
  } catch {
    return undefined;
  }
}
