import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../security/security-policy';

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/**
 * Finds the content security policy that the build wrote into the page, which alone knows the hashes of what stands
 * inline there. Where there is no built page, as while developing, it is the strictest one.
 *
 * @param folder the folder of the built site
 */
export async function pagePolicy(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return html.match(policyMeta)?.[1] ?? contentSecurityPolicy();
}
