/** The directives of the site's content security policy: the page may load the bundle's own files and nothing else. */
const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Sources that the policy allows beyond the bundle's own files, such as `'sha256-…'`. */
interface InlineSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * Formats the site's content security policy.
 *
 * @param inline the hashes of elements that are inline in the page or that libraries insert into it
 * @returns the content of the `<meta>` element `Content-Security-Policy`
 */
export function contentSecurityPolicy({ scripts = [], styles = [] }: InlineSources = {}): string {
  const inline: Record<string, readonly string[]> = { 'script-src': scripts, 'style-src': styles };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(inline[name] ?? [])].join(' '))
    .join('; ');
}
