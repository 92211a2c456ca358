import { type Alias, minifySync, type Plugin } from 'vite';
import type * as inlined from '../../src/inlined';
import type * as prerender from '../../src/prerender';
import { bundlerHelpers, type ChunkName, copyName } from './chunks';
import type { InlineCodeList } from './content-security-policy';
import { importSource } from './import-source';
import { pageAt, sitePages } from './pages';
import { contentModules } from './site-content';

const screensChunk: ChunkName = 'screens';

/** Chromium drops scripts that are still loading when a form is sent, although the policy then blocks that. */
const sendNothing = "addEventListener('submit', (event) => event.preventDefault());";

/**
 * Prerenders each page's screen into it, so that it shows before the scripts have loaded. An inline script opens the page
 * that the address asks for, if that is another one (src/address/opening.ts), except in the kiosk and in the app. It hides a
 * page that is not what the address asks for, and shows it with a notice if the scripts fail to load.
 *
 * @param content the path of the content file that the site is built with, if any
 * @param inlineCode learns of the inline script
 */
export function prerenderScreens(content: string | undefined, inlineCode: InlineCodeList): Plugin {
  let alias: Alias[];
  let source: Promise<typeof prerender> | undefined;
  return {
    name: 'prerender-screens',
    apply: 'build',
    configResolved(config) {
      alias = config.resolve.alias;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path: address, bundle = {} }) => {
        // Production React renders different markup from development React, and hydration compares the two.
        const config = {
          resolve: { alias },
          oxc: { jsx: { development: false } },
          plugins: [contentModules(content)],
        };
        source ??= importSource<typeof prerender>('prerender.tsx', config);
        const { prerendered } = await source;
        const { path, file, language, screen, route, site } = await pageAt(address);
        const isHome = screen === 'home';
        const root = prerendered.get(path);
        // Fetched along with the page's script, which needs it.
        const copyOf = (chunk: ChunkName) => copyName(language, chunk);
        const names = [
          bundlerHelpers,
          copyOf('page'),
          ...(isHome ? [] : [screensChunk, copyOf(screensChunk)]),
        ];
        const needed = names.map((name) => Object.values(bundle).find((output) => output.name === name));
        const {
          openingOf,
          pathFrom,
          keepLanguage,
          asksForKiosk,
          watchLoading,
          firstLanguage,
          offeredLanguages,
        } = await importSource<typeof inlined>('inlined.ts');
        const [standard] = offeredLanguages;
        const withSlash = (each: string) => each.replace(/\/?$/, '/');
        const routes = new Set((await sitePages()).pages.map((page) => withSlash(page.route)));
        const ownRoute =
          screen === 'notFound' ? `location.pathname.slice(${site.length - 1})` : `'${withSlash(route)}'`;
        // The app has no page but the first.
        const inApp = file === 'index.html' ? " && !('foundationHost' in globalThis)" : '';
        // In the folders of the other languages, links stay there.
        const keepLinks =
          language === standard
            ? `if (firstLanguage('', wanted, navigator.languages, offered) !== wanted) (${keepLanguage})('?lang=' + wanted);`
            : '';
        const script = `((isKiosk, offered, firstLanguage) => {
          const wanted = firstLanguage(location.search, '${language}', navigator.languages, offered);
          const { isShown, other } = (${openingOf})(location.href,
            { route: ${ownRoute}, language: '${language}', site: '${site}' }, wanted, '${standard}', ${new RegExp(`^(${[...routes].join('|')})$`)}, ${pathFrom});
          if (other && (!isKiosk || location.pathname.includes('//'))${inApp}) location.replace(other);
          (${watchLoading})(isShown && !isKiosk, isKiosk, '${site}assets/');
          ${keepLinks}
          ${isHome ? '' : sendNothing}
        })((${asksForKiosk})(location.search), ${JSON.stringify(offeredLanguages)}, ${firstLanguage})`;
        const { code } = minifySync('inline.js', script);
        inlineCode.of(address).scripts.push(code);
        return {
          html: html
            // The size of the page is limited.
            .replaceAll(/\s{2,}/g, '\n')
            .replace('<div id="root"></div>', () => `<div id="root">${root}</div>`),
          tags: [
            { tag: 'script', children: code, injectTo: 'head' },
            // After the script, which may open another page.
            ...needed.map((script) => ({
              tag: 'link',
              attrs: {
                rel: 'modulepreload',
                crossorigin: true,
                href: `${site}${script?.fileName}`,
                fetchpriority: 'low',
              },
              injectTo: 'head' as const,
            })),
          ],
        };
      },
    },
  };
}
