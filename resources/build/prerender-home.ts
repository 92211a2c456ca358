import { fileURLToPath } from 'node:url';
import { type Alias, type Plugin, runnerImport } from 'vite';
import type * as builtPage from '../../src/lib/shows-prerendered-page';
import type * as prerender from '../../src/prerender';

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/**
 * Prerenders Home into the built page, so that it is visible before the scripts have loaded. If the address leads elsewhere,
 * an inline script hides it: `data-rerender` stays until the app has replaced it (src/main.tsx).
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
        // Production React renders different markup from development React, and hydration compares the two.
        const config = { resolve: { alias }, oxc: { jsx: { development: false } } };
        const { prerenderHome } = (await runnerImport<typeof prerender>(source('prerender.tsx'), config))
          .module;
        const { showsPrerenderedPage } = (
          await runnerImport<typeof builtPage>(source('lib/shows-prerendered-page.ts'))
        ).module;

        const home = prerenderHome();
        const hide = "document.documentElement.dataset.rerender = ''";
        return {
          html: html.replace('<div id="root"></div>', () => `<div id="root">${home}</div>`),
          tags: [
            { tag: 'script', children: `(${showsPrerenderedPage})(location) || (${hide})`, injectTo: 'head' },
          ],
        };
      },
    },
  };
}
