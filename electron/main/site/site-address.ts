/** The scheme and the one host under which the app serves its own files. */
export const siteScheme = 'app';
export const siteHost = 'site';

/** Hosts that never leave this machine. */
const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && loopbackHosts.includes(hostname);
}

/**
 * The address of the site's one page: the built site or, while developing, the dev server of `npm run dev`.
 *
 * @param devServer what electron-vite announces in `ELECTRON_RENDERER_URL`; taken only from a loopback address, and
 * never by a packaged app
 */
export function sitePage(devServer: string | undefined, isPackaged: boolean): string {
  const developing = !isPackaged && devServer !== undefined && isLoopback(devServer);
  return developing ? new URL(devServer).href : `${siteScheme}://${siteHost}/`;
}
