import type { DesktopMode } from '../../shared/host-settings';

/** URLs that the operating system may open: secure web pages, new e-mails, and phone calls. */
const externalSchemes = ['https:', 'mailto:', 'tel:'];

/** What happens to a URL that the page wants to open. */
export type NavigationDecision = 'allow' | 'open-externally' | 'deny';

/** Whether a URL is that of the site's one page; its screens differ only in the hash. */
export function isSamePage(url: string, page: string): boolean {
  if (!URL.canParse(url)) return false;
  const [target, own] = [new URL(url), new URL(page)];
  return target.protocol === own.protocol && target.host === own.host && target.pathname === own.pathname;
}

/**
 * Decides about a new window. The app never opens a second one: at a desk the operating system may open the URL; a kiosk
 * denies it, because another program would cover the site.
 */
export function decideWindowOpen(url: string, mode: DesktopMode): Exclude<NavigationDecision, 'allow'> {
  const isExternal = URL.canParse(url) && externalSchemes.includes(new URL(url).protocol);
  return mode === 'desk' && isExternal ? 'open-externally' : 'deny';
}

/**
 * Decides about a navigation. The window stays on the site's one page, and subframes, which the site does not use, never
 * navigate.
 *
 * @param page the URL of the site's page
 */
export function decideNavigation(
  { url, isMainFrame }: { url: string; isMainFrame: boolean },
  page: string,
  mode: DesktopMode,
): NavigationDecision {
  if (!isMainFrame) return 'deny';
  return isSamePage(url, page) ? 'allow' : decideWindowOpen(url, mode);
}

/** Decides about a permission. Only a desk grants one: writing text to the clipboard, as any web page may. */
export function isPermissionGranted(permission: string, mode: DesktopMode): boolean {
  return mode === 'desk' && permission === 'clipboard-sanitized-write';
}
