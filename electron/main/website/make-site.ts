import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../../src/content/document';
import { writeContent } from '../../../src/content/read-content';
import { contentInSite } from '../content/content-in-site';

/** The files of a site, by their paths from its folder, such as `es/about/index.html`. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** Makes all files of a site, by their path from its folder, such as `es/about/index.html`: pages, scripts, pictures, fonts, compressed copies, licenses. */
export type MakeSite = (site: {
  readonly content: Content;
  readonly siteUrl: string | undefined;
}) => Promise<SiteFiles>;

/** The paths of all files in a folder. One folder at a time, as Electron reads its archive. */
async function filesIn(folder: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true });
  const paths = await Promise.all(
    entries.map((entry) => {
      const path = under + entry.name;
      return entry.isDirectory() ? filesIn(folder, `${path}/`) : [path];
    }),
  );
  return paths.flat();
}

/** Returns the site as it was built, whatever the content, with the content file beside it. */
export function builtSite(folder: string): MakeSite {
  return async ({ content }) => {
    const files = new Map<string, Uint8Array>();
    for (const path of await filesIn(folder)) files.set(path, await readFile(join(folder, path)));
    files.set(contentInSite, new TextEncoder().encode(writeContent(content, content.saved)));
    return files;
  };
}
