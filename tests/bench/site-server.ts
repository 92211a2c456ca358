import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { contentType } from '../../electron/main/app-protocol/content-type';
import { previewSite } from '../support/preview-site';
import { builtSite } from '../support/top';

/** Serves the built site, and more HTML pages by name, as a static host does: text compressed, hashed files cached. */
export function serveSite(pages: Readonly<Record<string, string>> = {}) {
  const compressed = (name: string) => {
    const page = pages[name];
    if (page) return gzipSync(page);
    const file = join(builtSite, `${name}.gz`);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const plugin: Plugin = {
    name: 'compressed-site',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '/' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        const name = pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
        const body = compressed(name);
        if (!body) return next();
        response
          .setHeader('Content-Type', contentType(name))
          .setHeader('Content-Encoding', 'gzip')
          .setHeader('Cache-Control', name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache')
          .end(body);
      });
    },
  };
  return previewSite(builtSite, { plugins: [plugin] });
}
