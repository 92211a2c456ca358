import { fileURLToPath } from 'node:url';
import { type Alias, type Plugin, runnerImport } from 'vite';
import type * as builtPage from '../../src/lib/shows-prerendered-page';
import type * as prerender from '../../src/prerender';

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

/** What React writes in the place of a part that was not ready, for the page to draw later. */
const missingPart = '<!--$!-->';

/**
 * Writes Home into the built page, so that it is there before its scripts are. Where the address asks for something
 * else, a first script hides it: `data-rerender` stays until that has taken its place (src/main.tsx).
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
        // The build runs React for production, which has no development markup.
        const config = { resolve: { alias }, oxc: { jsx: { development: false } } };
        const { prerenderHome } = (await runnerImport<typeof prerender>(source('prerender.tsx'), config))
          .module;
        const { showsPrerenderedPage } = (
          await runnerImport<typeof builtPage>(source('lib/shows-prerendered-page.ts'))
        ).module;

        const home = prerenderHome();
        if (home.includes(missingPart))
          throw new Error('A part of Home is not there at once (first-pictures.ts?).');
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
