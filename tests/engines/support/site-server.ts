import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { previewSite, subPath } from '../../support/preview-site';
import { builtSite } from '../../support/top';
import { createPageTools } from './page-tools';

const pageScript = `${subPath}engine-test.js`;

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;

/** Serves the built site from a sub-path of a free port. */
export async function serveSite() {
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  const page = (folder: string) =>
    readFileSync(join(builtSite, folder, 'index.html'), 'utf8').replace(
      policy,
      `$&<script src="${pageScript}"></script>`,
    );
  const scripts = [`globalThis.pageTools = (${createPageTools})();`];
  let broken: RegExp | undefined;

  const plugin: Plugin = {
    name: 'engine-specs',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const send = (type: string, text: string) =>
          response
            .setHeader('Content-Type', `text/${type}; charset=utf-8`)
            .setHeader('Cache-Control', 'no-store')
            .end(text);
        if (broken?.test(path)) request.socket.destroy();
        else if (path.startsWith(subPath) && path.endsWith('/'))
          send('html', page(path.slice(subPath.length)));
        else if (path === pageScript) send('javascript', scripts.join('\n'));
        else next();
      });
    },
  };
  const { server, url } = await previewSite(builtSite, { base: subPath, plugins: [plugin] });
  return {
    /** The URL of the site, with a trailing slash. */
    url,
    /** Runs a function in each page before its own scripts, which not all drivers can. It may use nothing outside itself. */
    addInitScript<Values extends readonly unknown[]>(run: (...values: Values) => void, ...values: Values) {
      scripts.push(`(${run})(...${JSON.stringify(values)});`);
    },
    /** Breaks the connection for each request whose path matches, until another pattern, or none. */
    breakConnections(path?: RegExp) {
      broken = path;
    },
    close: () => server.close(),
  };
}
