import { fileURLToPath } from 'node:url';
import { type Alias, minifySync, type Plugin, runnerImport } from 'vite';
import type * as kioskAddress from '../../src/host/asks-for-kiosk';
import type * as first from '../../src/language/first-language';
import type * as loading from '../../src/lib/watch-loading';
import type * as prerender from '../../src/prerender';
import { pageLanguage } from './page-copy';

async function importSource<Module>(file: string, config = {}): Promise<Module> {
  const path = fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
  return (await runnerImport<Module>(path, config)).module;
}

/**
 * Prerenders Home into the built page, so that it shows before the scripts have loaded. An inline script hides it if the
 * address leads elsewhere, and shows it with a notice if the scripts fail to load.
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
      handler: async (html, { path, bundle = {} }) => {
        // Production React renders different markup from development React, and hydration compares the two.
        const config = { resolve: { alias }, oxc: { jsx: { development: false } } };
        const { homes } = await importSource<typeof prerender>('prerender.tsx', config);
        const language = pageLanguage(path);
        const home = homes.get(language) ?? '';
        // Along with the page's script, which needs it.
        const copy = Object.values(bundle).find(({ name }) => name === `${language}-page`);
        const { asksForKiosk } = await importSource<typeof kioskAddress>('host/asks-for-kiosk.ts');
        const loader = await importSource<typeof loading>('lib/watch-loading.ts');
        const { showsPrerenderedPage, watchLoading } = loader;
        const { firstLanguage } = await importSource<typeof first>('language/first-language.ts');
        const offered = JSON.stringify([...homes.keys()]);
        const isInLanguage = `(${firstLanguage})(location.search, '${language}', navigator.languages, ${offered}) === '${language}'`;
        const isShown = `(${showsPrerenderedPage})(location.hash, isKiosk) && ${isInLanguage}`;
        const script = `((isKiosk) => (${watchLoading})(${isShown}, isKiosk))((${asksForKiosk})(location.search))`;
        return {
          html: html.replace('<div id="root"></div>', () => `<div id="root">${home}</div>`),
          tags: [
            {
              tag: 'link',
              attrs: {
                rel: 'modulepreload',
                crossorigin: true,
                href: `./${copy?.fileName}`,
                fetchpriority: 'low',
              },
              injectTo: 'head',
            },
            {
              tag: 'script',
              children: minifySync('inline.js', script).code,
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
