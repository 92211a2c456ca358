import type { Plugin } from 'vite';
import { page } from '../../src/content/site';

/** Writes the page's own words into it, so that they too live with all others in `src/content/`. */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    transformIndexHtml: () => [
      { tag: 'title', children: page.title, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'description', content: page.description }, injectTo: 'head' },
      { tag: 'noscript', children: page.noScript, injectTo: 'body-prepend' },
    ],
  };
}
