import { type Plugin, runnerImport } from 'vite';
import type * as languageModule from '../../src/content/en/language';
import type * as siteModule from '../../src/content/en/site';
import { readThemeColors } from './theme-colors';

/** The color of the browser's own bars. The first match wins; without a preference the last one applies. */
function themeColorMetas() {
  const { paper, dark, contrast } = readThemeColors();
  return [
    { content: contrast.background, media: '(prefers-contrast: more)' },
    { content: dark.background, media: '(prefers-color-scheme: dark)' },
    { content: paper.background },
  ].map((attrs) => ({ tag: 'meta', attrs: { name: 'theme-color', ...attrs }, injectTo: 'head' as const }));
}

/**
 * Writes into the page what it shares with other sources: its language, its title and other copy from `src/content`,
 * and its theme colors from `src/styles`.
 *
 * @param folder the content folder of the site's language
 */
export function pageCopy(folder: string): Plugin {
  return {
    name: 'page-copy',
    transformIndexHtml: async (html) => {
      const { page } = (await runnerImport<typeof siteModule>(`${folder}/site.ts`)).module;
      const { language } = (await runnerImport<typeof languageModule>(`${folder}/language.ts`)).module;
      // Left to right is the default; stating it would make the notifications' styles restyle the whole page.
      const direction = language.direction === 'rtl' ? ' dir="rtl"' : '';
      return {
        html: html.replace(/<html[^>]*>/, `<html lang="${language.tag}"${direction}>`),
        tags: [
          ...themeColorMetas(),
          { tag: 'title', children: page.title, injectTo: 'head' },
          { tag: 'meta', attrs: { name: 'description', content: page.description }, injectTo: 'head' },
          { tag: 'noscript', children: page.noScript, injectTo: 'body-prepend' },
        ],
      };
    },
  };
}
