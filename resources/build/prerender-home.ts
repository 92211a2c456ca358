import { fileURLToPath } from 'node:url';
import { type Alias, type Plugin, runnerImport } from 'vite';
import type * as builtPage from '../../src/built-page';
import type * as prerender from '../../src/prerender';

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/**
 * Writes Home into the built page, so that it is there before its scripts are. Where the address asks for something
 * else, a first script hides it at once: `data-redraw` stays until that has taken its place (src/main.tsx).
 */
export function prerenderHome(): Plugin {
  let alias: Alias[];
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(config) {
      alias = config.resolve.alias;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        // The build runs React for production, which knows no development markup.
        const config = { resolve: { alias }, oxc: { jsx: { development: false } } };
        const { prerenderHome } = (await runnerImport<typeof prerender>(source('prerender.tsx'), config))
          .module;
        const { showsBuiltPage } = (await runnerImport<typeof builtPage>(source('built-page.ts'))).module;
        const hide = "document.documentElement.dataset.redraw = ''";
        return {
          html: html.replace('<div id="root"></div>', () => `<div id="root">${prerenderHome()}</div>`),
          tags: [
            {
              tag: 'script',
              children: `(${showsBuiltPage})(location) || (${hide})`,
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
