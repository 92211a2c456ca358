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

/**
 * Writes the site's content security policy.
 *
 * @param styleHashes sources such as `'sha256-…'` for the style elements that libraries insert by script
 * @returns the value of the header, or of the `<meta>` element, `Content-Security-Policy`
 */
export function contentSecurityPolicy(styleHashes: readonly string[] = []): string {
  return Object.entries({ ...directives, 'style-src': [...(directives['style-src'] ?? []), ...styleHashes] })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** As {@link contentSecurityPolicy}, with the directive that only a header may carry. */
export function contentSecurityPolicyHeader(styleHashes: readonly string[]): string {
  return `${contentSecurityPolicy(styleHashes)}; frame-ancestors 'none'`;
}

/** What the system's own programs may be asked to open: a secure page, a new message, a call. */
const systemSchemes = ['https:', 'mailto:', 'tel:'];

/** What becomes of an address that the page wants to go to. */
export type AddressDecision = 'stay' | 'system' | 'refuse';

function isSamePage(address: string, page: string): boolean {
  const [target, own] = [new URL(address), new URL(page)];
  return target.protocol === own.protocol && target.host === own.host && target.pathname === own.pathname;
}

/** Decides about a new window: the app has one window, so the system takes the address or nobody does. */
export function decideWindowOpen(address: string): Exclude<AddressDecision, 'stay'> {
  return URL.canParse(address) && systemSchemes.includes(new URL(address).protocol) ? 'system' : 'refuse';
}

/**
 * Decides about a navigation. The window stays on the site's one page, whose screens differ only in the hash; a frame
 * inside it, which the site does not have, goes nowhere.
 *
 * @param page the address of the site's page
 */
export function decideNavigation(
  { url, isMainFrame }: { url: string; isMainFrame: boolean },
  page: string,
): AddressDecision {
  if (!isMainFrame || !URL.canParse(url)) return 'refuse';
  return isSamePage(url, page) ? 'stay' : decideWindowOpen(url);
}

/** Decides about a permission: the page may copy text for the visitor, as any page may, and nothing else. */
export function isPermissionGranted(permission: string): boolean {
  return permission === 'clipboard-sanitized-write';
}
