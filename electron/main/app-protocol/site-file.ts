import { siteHost, siteScheme } from './site-address';

/** Matches a name without a leading dot (`..`, hidden files), NUL, backslash, colon (drives, streams) or percent sign. */
const safeName = /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N} ._~+-]*$/u;

/** Decodes a path, unless it is malformed. */
export function decodeOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Resolves a URL to a file in the bundle.
 *
 * @param page the file that is the site's page
 * @returns its path in the bundle's folder, with `/`; `undefined` for another scheme or host, or what may lead out of it
 */
export function siteFile(url: string, page = 'index.html'): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, username, password, host, pathname } = new URL(url);
  if (protocol !== `${siteScheme}:` || host !== siteHost || username || password) return undefined;
  if (pathname === '' || pathname === '/') return page;

  const names = decodeOnce(pathname)?.slice(1).split('/');
  return names?.every((name) => safeName.test(name)) ? names.join('/') : undefined;
}
