import { type Plugin, runnerImport } from 'vite';
import type * as languageWords from '../../src/content/en/language';
import type * as siteWords from '../../src/content/en/site';

/**
 * Writes the page's own words and its language into it, so that they too live with all others in `src/content/`.
 *
 * @param folder where the words are
 */
export function pageCopy(folder: string): Plugin {
  return {
    name: 'page-words',
    transformIndexHtml: async (html) => {
      const { page } = (await runnerImport<typeof siteWords>(`${folder}/site.ts`)).module;
      const { language } = (await runnerImport<typeof languageWords>(`${folder}/language.ts`)).module;
      // From left to right goes without saying; said, it would have the notifications' styles restyle the whole page.
      const direction = language.direction === 'rtl' ? ' dir="rtl"' : '';
      return {
        html: html.replace(/<html[^>]*>/, `<html lang="${language.tag}"${direction}>`),
        tags: [
          { tag: 'title', children: page.title, injectTo: 'head' },
          { tag: 'meta', attrs: { name: 'description', content: page.description }, injectTo: 'head' },
          { tag: 'noscript', children: page.noScript, injectTo: 'body-prepend' },
        ],
      };
    },
  };
}
