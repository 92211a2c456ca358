import { type Alias, minifySync, type Plugin } from 'vite';
import type * as kioskAddress from '../../src/host/asks-for-kiosk';
import type * as app from '../../src/host/is-in-app';
import type * as first from '../../src/language/first-language';
import type * as languages from '../../src/language/offered-languages';
import type * as loading from '../../src/lib/watch-loading';
import type * as prerender from '../../src/prerender';
import { importSource } from './import-source';
import { pageAt, sitePages } from './pages';
import { siteContent } from './site-content';

/** The app changes the address of the page, and Chromium then resolves that of the icon once more. */
const absoluteIcon =
  "document.querySelectorAll('[rel=icon]').forEach((icon) => { icon.setAttribute('href', icon.href); });";

/** Chromium drops scripts that are still loading when a form is sent, although the policy then blocks that. */
const sendNothing = "addEventListener('submit', (event) => event.preventDefault());";

/**
 * Prerenders each page's screen into it, so that it shows before the scripts have loaded. An inline script opens the page of
 * the screen that a hash route names, in the language that the address names or the visitor prefers, except in the kiosk and
 * in the app. It hides a page that is not what the address asks for, and shows it with a notice if the scripts fail to load.
 *
 * @param content the path of the content file that the site is built with, if any
 */
export function prerenderScreens(content: string | undefined): Plugin {
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
          plugins: [siteContent(content)],
        };
        source ??= importSource<typeof prerender>('prerender.tsx', config);
        const { prerendered } = await source;
        const { path, language, screen, route, siteFolder } = await pageAt(address);
        const isHome = screen === 'home';
        const isNotFound = screen === 'notFound';
        const root = prerendered.get(path);
        // Fetched along with the page's script, which needs it.
        const names = [`${language}-page`, ...(isHome ? [] : ['screens', `${language}-screens`])];
        const needed = names.map((name) => Object.values(bundle).find((output) => output.name === name));
        const { asksForKiosk } = await importSource<typeof kioskAddress>('host/asks-for-kiosk.ts');
        const { isInApp } = await importSource<typeof app>('host/is-in-app.ts');
        const loader = await importSource<typeof loading>('lib/watch-loading.ts');
        const { showsPrerenderedPage, watchLoading } = loader;
        const { firstLanguage } = await importSource<typeof first>('language/first-language.ts');
        const { offeredLanguages } = await importSource<typeof languages>('language/offered-languages.ts');
        const [standard] = offeredLanguages;
        const { pages } = await sitePages();
        const routes = new Set(pages.flatMap((page) => (page.screen === 'home' ? [] : page.route)));
        const hashRoute = new RegExp(`^#(${[...routes].join('|')})(?=#|$)`);
        // The app has no other page. An entry of the app's history, such as after a reload, is kept unless the scripts fail.
        const openOther = `
          const [named = '', own = '${isHome ? '' : route}'] = location.hash.match(${hashRoute}) ?? [];
          const open = isKiosk || (${isInApp})() || !named && (!isShown || isOwn) ? undefined : () =>
            location.replace('${siteFolder.slice(0, -1)}' + (language === '${standard}' ? '' : '/' + language) + own + '/' + search + location.hash.slice(named.length));
          if (history.state) openAfterFailure = open;
          else open?.();`;
        // Sent for any address, which becomes the route.
        const readRoute = `document.documentElement.dataset.route = location.pathname.slice(${siteFolder.length - 1});`;
        const script = `((search, isKiosk) => {
          const isShown = (${showsPrerenderedPage})(location.hash, isKiosk, ${isHome});
          const language = (${firstLanguage})(search, '${language}', navigator.languages, ${JSON.stringify(offeredLanguages)});
          const isOwn = language === '${language}';
          let openAfterFailure;
          ${isNotFound ? readRoute : openOther}
          (${watchLoading})(isShown && isOwn, isKiosk, '${siteFolder}assets/', openAfterFailure);
          ${isHome ? '' : absoluteIcon + sendNothing}
        })(location.search, (${asksForKiosk})(location.search))`;
        return {
          html: html
            // The size of the page is limited.
            .replaceAll(/\s{2,}/g, '\n')
            .replace('<div id="root"></div>', () => `<div id="root">${root}</div>`),
          tags: [
            {
              tag: 'script',
              children: minifySync('inline.js', script).code,
              injectTo: 'head',
            },
            // After the script, which may open another page.
            ...needed.map((script) => ({
              tag: 'link',
              attrs: {
                rel: 'modulepreload',
                crossorigin: true,
                href: `${siteFolder}${script?.fileName}`,
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
