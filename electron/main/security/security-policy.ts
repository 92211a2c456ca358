import type { DesktopMode } from '../../shared/host-settings';

/** URLs that the operating system may open: secure web pages, new e-mails, phone calls, and new text messages. */
const externalSchemes = ['https:', 'mailto:', 'tel:', 'sms:'];

type NavigationDecision = 'allow' | 'open-externally' | 'deny';

type WindowOpenDecision = 'open-here' | 'open-externally' | 'deny';

/** Whether a URL is that of the site's only page, whose screens differ only in the hash. */
export function isSamePage(url: string, pageUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const [target, own] = [new URL(url), new URL(pageUrl)];
  return target.protocol === own.protocol && target.host === own.host && target.pathname === own.pathname;
}

/** Decides whether the system may open a URL. In a kiosk it may not, because another program would cover the site. */
function decideElsewhere(url: string, mode: DesktopMode): Exclude<NavigationDecision, 'allow'> {
  const isExternal = URL.canParse(url) && externalSchemes.includes(new URL(url).protocol);
  return mode === 'desk' && isExternal ? 'open-externally' : 'deny';
}

/**
 * Decides about a request for a new window, such as by a middle click. The app never opens a second one: a desk shows the
 * site's own links in the same window, and lets the operating system open others; a kiosk denies all.
 */
export function decideWindowOpen(url: string, pageUrl: string, mode: DesktopMode): WindowOpenDecision {
  return mode === 'desk' && isSamePage(url, pageUrl) ? 'open-here' : decideElsewhere(url, mode);
}

/**
 * Decides about a navigation. The window stays on the site's page, and subframes, which the site does not use, never navigate.
 */
export function decideNavigation(
  { url, isMainFrame }: { url: string; isMainFrame: boolean },
  pageUrl: string,
  mode: DesktopMode,
): NavigationDecision {
  if (!isMainFrame) return 'deny';
  return isSamePage(url, pageUrl) ? 'allow' : decideElsewhere(url, mode);
}

/** Decides about a permission. Only a desk grants one: writing text to the clipboard, as any web page may. */
export function isPermissionGranted(permission: string, mode: DesktopMode): boolean {
  return mode === 'desk' && permission === 'clipboard-sanitized-write';
}
