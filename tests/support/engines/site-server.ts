import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { previewSite, subPath } from '../preview-site';
import { installPageTools } from './page-tools';

const builtSite = fileURLToPath(new URL('../../../out/renderer', import.meta.url));
const pageScript = `${subPath}engine-test.js`;

/** The built site on a server, which can run scripts before the site's own and break connections. */
export interface SiteServer {
  /** The URL of the site, with a trailing slash. */
  readonly url: string;
  /**
   * Runs a function in each page before its own scripts. The drivers cannot all do that, so the server adds a script.
   * The function may use nothing outside itself.
   */
  addInitScript(run: () => void): void;
  addInitScript<Argument>(run: (argument: Argument) => void, argument: Argument): void;
  /** Breaks the connection for each request whose path matches, until another pattern, or none. */
  breakConnections(path?: RegExp): void;
  close(): Promise<void>;
}

/** Serves the built site from a sub-path of a free port. */
export async function serveSite(): Promise<SiteServer> {
  const page = (folder: string) =>
    readFileSync(join(builtSite, folder, 'index.html'), 'utf8').replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      (policy) => `${policy}<script src="${pageScript}"></script>`,
    );
  const scripts: string[] = [];
  let broken: RegExp | undefined;

  const plugin: Plugin = {
    name: 'engine-specs',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (broken?.test(path)) {
          request.socket.destroy();
        } else if (path.startsWith(subPath) && path.endsWith('/')) {
          const html = page(path.slice(subPath.length));
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
        } else if (path === pageScript) {
          response
            .setHeader('Content-Type', 'text/javascript; charset=utf-8')
            .setHeader('Cache-Control', 'no-store');
          response.end([`(${installPageTools})();`, ...scripts].join('\n'));
        } else {
          next();
        }
      });
    },
  };
  const { server, url } = await previewSite(builtSite, { base: subPath, plugins: [plugin] });
  return {
    url,
    addInitScript(run: (argument: unknown) => void, argument?: unknown) {
      scripts.push(`(${run})(${JSON.stringify(argument)});`);
    },
    breakConnections(path) {
      broken = path;
    },
    close: () => server.close(),
  };
}
