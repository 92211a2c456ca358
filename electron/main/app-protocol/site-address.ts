import { pages } from '../../../src/address/pages';
import type { LanguageTag } from '../../../src/content/languages';
import { screenPaths } from '../../../src/copy/screen-paths';
import type { DesktopMode } from '../../shared/host-settings';

/** The scheme and the only host from which the app serves its files. */
export const siteScheme = 'app';
export const siteHost = 'site';

/** Hosts that never leave this machine. */
const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && loopbackHosts.includes(hostname);
}

/**
 * Returns the URL of the site's only page, on the built site or, during development, on the dev server.
 *
 * @param devServer from `ELECTRON_RENDERER_URL`, which electron-vite sets; ignored unless it is a loopback address, and always
 *   in a packaged app
 */
export function sitePage(devServer: string | undefined, isPackaged: boolean): string {
  const isDevelopment = !isPackaged && devServer !== undefined && isLoopback(devServer);
  return isDevelopment ? new URL(devServer).href : `${siteScheme}://${siteHost}/`;
}

/**
 * Returns the URL of a screen in a language; Home has no hash. Adds the kiosk's query parameter, so that
 * the prerendered page for browsers never appears in its place.
 */
export function screenUrl(pageUrl: string, path: string, language: LanguageTag, mode: DesktopMode): string {
  const query = mode === 'kiosk' ? `kiosk&lang=${language}` : `lang=${language}`;
  return `${pageUrl}?${query}${path === screenPaths.home ? '' : `#${path}`}`;
}

/** Maps a page that the site links to, such as `es/about/#goals`, to its hash route; nothing else, nor the page itself. */
export function linkedUrl(url: string, pageUrl: string): string | undefined {
  const [path, hash = ''] = url.replace(pageUrl, '').split(/(?:\?[^#]*)?(?=#|$)/);
  const linked = path && pages.find((each) => each.path === path);
  if (!linked) return undefined;
  const route = hash.startsWith('#/') ? hash.slice(1) : linked.route + hash;
  return screenUrl(pageUrl, route, linked.language, 'desk');
}
