import type { DesktopMode } from '../../shared/host-settings';

/** The directives of the content security policy, by name: the page loads the bundle's own files and nothing else. */
const directives: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** What a policy lets in besides the bundle's own files: sources such as `'sha256-…'`. */
interface InlineSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * Writes the site's content security policy.
 *
 * @param inline the hashes of the elements that stand in the page, or that libraries insert into it
 * @returns the value of the `<meta>` element `Content-Security-Policy`
 */
export function contentSecurityPolicy({ scripts = [], styles = [] }: InlineSources = {}): string {
  const inline: Record<string, readonly string[]> = { 'script-src': scripts, 'style-src': styles };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(inline[name] ?? [])].join(' '))
    .join('; ');
}

/** Adds to a page's policy the directive that only a header may carry. */
export function contentSecurityPolicyHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/** What the system's own programs may be asked to open: a secure page, a new message, a call. */
const systemSchemes = ['https:', 'mailto:', 'tel:'];

/** What becomes of an address that the page wants to go to. */
export type AddressDecision = 'stay' | 'system' | 'refuse';

/** Says whether an address is that of the site's one page, whose screens differ only in the hash. */
export function isSamePage(address: string, page: string): boolean {
  if (!URL.canParse(address)) return false;
  const [target, own] = [new URL(address), new URL(page)];
  return target.protocol === own.protocol && target.host === own.host && target.pathname === own.pathname;
}

/**
 * Decides about a new window: the app has one window, so the system takes the address or nobody does. A kiosk hands
 * nothing over, as another program would cover it.
 */
export function decideWindowOpen(address: string, mode: DesktopMode): Exclude<AddressDecision, 'stay'> {
  const isForSystem = URL.canParse(address) && systemSchemes.includes(new URL(address).protocol);
  return mode === 'desk' && isForSystem ? 'system' : 'refuse';
}

/**
 * Decides about a navigation. The window stays on the site's one page; a frame inside it, which the site does not
 * have, goes nowhere.
 *
 * @param page the address of the site's page
 */
export function decideNavigation(
  { url, isMainFrame }: { url: string; isMainFrame: boolean },
  page: string,
  mode: DesktopMode,
): AddressDecision {
  if (!isMainFrame) return 'refuse';
  return isSamePage(url, page) ? 'stay' : decideWindowOpen(url, mode);
}

/** Decides about a permission: on a desk the page may copy text, as any page may; nothing else is granted anywhere. */
export function isPermissionGranted(permission: string, mode: DesktopMode): boolean {
  return mode === 'desk' && permission === 'clipboard-sanitized-write';
}
