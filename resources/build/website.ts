import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import type * as siteModule from '../../src/site';
import { allLicenses } from './licenses';

type SiteModule = typeof siteModule;

/** Guards against accidents, in bytes after gzip compression: what a visitor feels is measured (PERFORMANCE.md). */
const GUARDS = { 'script of Home': 125_000, 'page of Home': 24_000 };

interface Website {
  /** The path of the content file that the site is built with; without it, the site has the default content. */
  readonly contentFile: string | undefined;
  /** The address of the site's folder, if it is known. */
  readonly siteUrl: string | undefined;
}

/** Reads the content of the site, and tells what to know about its file. */
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

/** Describes what is larger than it could become without an accident. */
function overGuards(files: ReadonlyMap<string, Uint8Array>, scripts: readonly string[]): string[] {
  const size = (file: string) => gzipSync(files.get(file) ?? '').length;
  const sizes = {
    'script of Home': scripts.reduce((sum, file) => sum + size(file), 0),
    'page of Home': size('index.html'),
  };
  return (Object.keys(GUARDS) as (keyof typeof GUARDS)[])
    .filter((name) => sizes[name] > GUARDS[name])
    .map((name) => `${name}: ${sizes[name]} of ${GUARDS[name]} bytes, gzip`);
}

/**
 * Makes the website: the dev server renders a page when it is asked for, and a build writes all files beside those of the
 * client. Both call `src/site`, which a build has bundled for Node with the main process before.
 */
export function website({ contentFile, siteUrl }: Website): Plugin {
  let outDir = '';
  return {
    name: 'website',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    configureServer(server) {
      // After Vite's own, which serve files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const site = (await server.ssrLoadModule('/site/index.ts')) as SiteModule;
            const content = await readContent(site, contentFile, (text) => server.config.logger.warn(text));
            const files = await site.renderSite({
              content,
              siteUrl,
              client: site.devClient,
              now: new Date(),
            });
            const address = (request.originalUrl ?? '/').replace(/[?#].*/, '').slice(1);
            const file = address.endsWith('/') || !address ? `${address}index.html` : address;
            const page = files.get(file) ?? files.get('404.html');
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(`/${file}`, String(page)));
          } catch (error) {
            next(error);
          }
        });
      };
    },
    // Once Vite has written all files of the client.
    async closeBundle() {
      const main = join(outDir, '../main');
      const site: SiteModule = await import(pathToFileURL(join(main, 'site.js')).href);
      const content = await readContent(site, contentFile, (text) => this.warn(text));
      const licenses = join(outDir, 'licenses.txt');
      await writeFile(licenses, await allLicenses(await readFile(licenses, 'utf8')));
      const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
      const client = { manifest, files: await filesIn(outDir) };
      const now = new Date();
      const files = await site.wholeSite(client, (file) => readFile(join(outDir, file)), {
        content,
        siteUrl,
        now,
      });
      const breaches = overGuards(files, site.homeScripts(manifest));
      if (breaches.length > 0)
        this.error(`Larger than expected (resources/build/website.ts):\n${breaches.join('\n')}`);
      for (const [file, bytes] of files) {
        if (client.files.includes(file)) continue;
        await mkdir(dirname(join(outDir, file)), { recursive: true });
        await writeFile(join(outDir, file), bytes);
      }
      // The desktop app makes sites of the same files.
      await writeFile(join(outDir, '.vite/client-files.json'), JSON.stringify(client));
      const gaps = site.gapLines(content, now);
      if (gaps.length > 0)
        this.info(`Before the site goes live (README.md, Make it your own):\n- ${gaps.join('\n- ')}\n`);
    },
  };
}
