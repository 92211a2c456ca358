import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** Without a built page, as during development, nothing is served and nothing needs to be allowed. */
const strictestPolicy = "default-src 'none'";

/**
 * Reads the content security policy that the build wrote into the page: only the build knows the hashes of the page's
 * inline elements.
 *
 * @param folder of the built site
 */
export async function pagePolicy(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return html.match(policyMeta)?.[1] ?? strictestPolicy;
}

/** Adds the directive that is only valid in a header to a page's content security policy. */
export function contentSecurityPolicyHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}
