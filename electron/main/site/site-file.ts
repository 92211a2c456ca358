import { siteHost, siteScheme } from './site-address';

/** Begins without a dot, so it is neither `..` nor hidden; no NUL, backslash, colon (drive, stream) or percent. */
const safeName = /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N} ._~+-]*$/u;

function decodeOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Names the file of the bundle that an address asks for.
 *
 * @returns a path relative to the bundle's folder, with `/` between its names; `undefined` for an address of another
 * scheme or host, or with a path that could mean anything but a plain file below that folder
 */
export function siteFile(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, host, pathname } = new URL(address);
  if (protocol !== `${siteScheme}:` || host !== siteHost || username || password) return undefined;
  if (pathname === '' || pathname === '/') return 'index.html';

  const names = decodeOnce(pathname)?.slice(1).split('/');
  return names?.every((name) => safeName.test(name)) ? names.join('/') : undefined;
}
