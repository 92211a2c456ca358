import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from '../../../../../electron/main/website/make-site';
import { listName } from '../../../../../electron/main/website/site-list';

const pages = ['index.html', 'about/index.html', 'es/about/index.html', '404.html'];

/** A small site. Each page names the files that it needs, from the site's folder, one a line. */
export function fakeSite(version: string, more: readonly string[] = []): SiteFiles {
  const needs = [`assets/app-${version}.js`, `assets/style-${version}.css`, 'scenes/home.webp', ...more];
  const page = Buffer.from(needs.join('\n'));
  const files = new Map<string, Uint8Array>();
  // Pages first: the order of the map must not matter.
  for (const path of pages) files.set(path, page);
  files.set('index.html.gz', Buffer.from(`compressed ${version}`));
  for (const path of needs) files.set(path, Buffer.from(`${path} of ${version}`));
  files.set('website-content.json', Buffer.from(`{"version": "${version}"}`));
  return files;
}

/** All files in a folder but the list, by their paths, with their text. */
export function filesIn(folder: string, under = ''): Record<string, string> {
  const entries = readdirSync(join(folder, under), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => name !== listName)
    .flatMap((entry): [string, string][] => {
      const path = under + entry.name;
      if (entry.isDirectory()) return Object.entries(filesIn(folder, `${path}/`));
      return [[path, readFileSync(join(folder, path), 'utf8')]];
    });
  return Object.fromEntries(found);
}

/** The text of each file of a site, as {@link filesIn} returns it. */
export const segmentsOf = (site: SiteFiles): Record<string, string> =>
  Object.fromEntries([...site].map(([path, content]) => [path, Buffer.from(content).toString()]));

/** What the pages in a folder need that is not there. */
export const brokenLinks = (folder: string): string[] =>
  pages
    .filter((page) => existsSync(join(folder, page)))
    .flatMap((page) => readFileSync(join(folder, page), 'utf8').split('\n'))
    .filter((path) => !existsSync(join(folder, path)));
