import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import type * as siteModule from '../../src/site';
import { allLicenses } from './licenses';

type SiteModule = typeof siteModule;
type Source = Parameters<SiteModule['siteFiles']>[0];

interface Website {
  /** The path of the content file that the site is built with; without it, the site has the default content. */
  readonly contentFile: string | undefined;
  /** The address of the site's folder, if it is known. */
  readonly siteUrl: string | undefined;
  /** Where the build of the main process, which comes first, puts `src/site` as bundled for Node. */
  readonly siteBundle: string;
}

/** Reads the content of the site, and warns about problems in its file. */
async function readContent(site: SiteModule, file: string | undefined, warn: (text: string) => void) {
  if (!file) return site.defaultContent();
  const name = `SITE_CONTENT, ${file}:`;
  try {
    const { content, notices } = site.readContentFile(await readFile(file));
    if (notices.length > 0) warn([name, ...notices].join('\n'));
    return content;
  } catch (error) {
    throw new Error(`${name}\n${error instanceof Error ? error.message : error}`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('.vite/'));
}

/** Describes what has grown past a limit that only an accident would reach. PERFORMANCE.md has what a visitor feels. */
function overGuards(files: ReadonlyMap<string, Uint8Array>, scripts: readonly string[]): string[] {
  const size = (names: readonly string[]) =>
    names.reduce((sum, file) => sum + gzipSync(files.get(file) ?? '').length, 0);
  const guarded = [
    { name: 'script of Home', size: size(scripts), limit: 125_000 },
    { name: 'page of Home', size: size(['index.html']), limit: 24_000 },
  ];
  return guarded
    .filter(({ size, limit }) => size > limit)
    .map(({ name, size, limit }) => `${name}: ${size} of ${limit} bytes, gzip`);
}

/** Writes the site's files beside those of the client, which Vite has written. */
async function writeSite(outDir: string, site: SiteModule, source: Omit<Source, 'client'>): Promise<void> {
  const read = (file: string) => readFile(join(outDir, file));
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), content);
  };
  const licenses = await allLicenses(String(await read('licenses.txt')));
  // The installer copies the second file beside the app, and leaves it out of the archive.
  for (const file of ['licenses.txt', '../main/licenses.txt']) await write(file, licenses);
  const manifest: Manifest = JSON.parse(String(await read('.vite/manifest.json')));
  const written = new Map<string, Uint8Array>();
  for (const file of await filesIn(outDir)) written.set(file, await read(file));
  for (const [file, bytes] of await site.precompress(written)) await write(file, bytes);
  const client = { manifest, files: await filesIn(outDir) };
  const files = await site.wholeSite(client, read, source);
  const breaches = overGuards(files, site.homeScripts(manifest));
  if (breaches.length > 0)
    throw new Error(`Larger than expected (resources/build/website.ts):\n${breaches.join('\n')}`);
  for (const [file, bytes] of files) if (!client.files.includes(file)) await write(file, bytes);
  // The desktop app makes sites from the same files.
  await write('.vite/client-files.json', JSON.stringify(client));
}

/** Renders the page at an address of the dev server. */
async function renderForDev(
  address: string,
  site: SiteModule,
  source: Omit<Source, 'client'>,
): Promise<string> {
  const files = site.siteFiles({ ...source, client: site.devClient });
  const path = address.split(/[?#]/)[0]?.slice(1) ?? '';
  const make = files.get(path.endsWith('/') || !path ? `${path}index.html` : path) ?? files.get('404.html');
  return String(await make?.());
}

/**
 * Makes the website: the dev server renders a page when it is asked for, and a build writes all files beside those of the
 * client.
 */
export function website({ contentFile, siteUrl, siteBundle }: Website): Plugin {
  const source = async (site: SiteModule, warn: (text: string) => void) => ({
    content: await readContent(site, contentFile, warn),
    siteUrl,
    now: new Date(),
    // A site without an address is one to try.
    isPublished: siteUrl !== undefined,
  });
  return {
    name: 'website',
    configureServer(server) {
      // Returns a function, so that this runs after Vite's own middleware, which serves files.
      return () => {
        server.middlewares.use(async ({ originalUrl = '/' }, response, next) => {
          try {
            const site = (await server.ssrLoadModule('/site/index.ts')) as SiteModule;
            const page = await renderForDev(originalUrl, site, await source(site, server.config.logger.warn));
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(originalUrl, page));
          } catch (error) {
            next(error);
          }
        });
      };
    },
    writeBundle: {
      // Runs after Vite has listed what it wrote.
      order: 'post',
      async handler({ dir = '' }) {
        const site: SiteModule = await import(pathToFileURL(siteBundle).href);
        const made = await source(site, (text) => this.warn(text));
        await writeSite(dir, site, made);
        const gaps = site.gapLines(made.content, made.now);
        if (gaps.length > 0)
          this.info(`Before the site goes live (README.md, Make it your own):\n- ${gaps.join('\n- ')}\n`);
      },
    },
  };
}
