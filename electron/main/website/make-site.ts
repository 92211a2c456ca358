import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../../src/content/document';
import type { ClientFiles } from '../../../src/site';

/** The files of a site, by their paths from its folder, such as `es/about/index.html`. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** Makes all files of a site, by their path from its folder, such as `es/about/index.html`: pages, scripts, pictures, fonts, compressed copies, licenses. */
export type MakeSite = (site: {
  readonly content: Content;
  readonly siteUrl: string | undefined;
}) => Promise<SiteFiles>;

/**
 * Makes sites as the build does, of the same files for browsers.
 *
 * @param folder of the built site
 */
export function siteMaker(folder: string): MakeSite {
  return async ({ content, siteUrl }) => {
    // Few desks publish, and it takes long to load.
    const { wholeSite } = await import('../../../src/site');
    const client: ClientFiles = JSON.parse(await readFile(join(folder, '.vite/client-files.json'), 'utf8'));
    return wholeSite(client, (file) => readFile(join(folder, file)), { content, siteUrl, now: new Date() });
  };
}
