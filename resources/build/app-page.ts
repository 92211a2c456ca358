import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type * as htmlModule from '../../src/copy/en/html';
import type * as offered from '../../src/copy/offered-languages';
import { policyFor } from './content-security-policy';
import { importSource } from './import-source';
import { contentFiles, importMap, readSiteContent } from './site-content';

/**
 * Adds the page that the desktop app opens if it was started with a content file: without anything of the content that the site
 * is built with (electron/main/site/site-session.ts).
 *
 * @param contentFile the path of the content file that the site is built with, from which a file of an older version takes what it
 *   does not say
 */
export function appPage(contentFile: string | undefined): Plugin {
  return {
    name: 'app-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { offeredLanguages } = await importSource<typeof offered>('copy/offered-languages.ts');
        const copies = offeredLanguages.map((tag) => importSource<typeof htmlModule>(`copy/${tag}/html.ts`));
        const title = (await Promise.all(copies)).map(({ html }) => html.opening).join(' · ');
        const outputs = Object.values(bundle);
        const script = outputs.find(({ name }) => name === 'page');
        const style = outputs.find(({ fileName }) => fileName.endsWith('.css'));
        const map = importMap(await contentFiles(await readSiteContent(contentFile)), './');
        const page = element(
          'html',
          { lang: offeredLanguages[0], 'data-site': './' },
          element(
            'head',
            null,
            element('meta', { charSet: 'utf-8' }),
            element('meta', {
              httpEquiv: 'Content-Security-Policy',
              content: policyFor({ scripts: [map], styles: [] }),
            }),
            element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
            element('meta', { name: 'text-scale', content: 'scale' }),
            element('meta', { name: 'color-scheme', content: 'light dark' }),
            element('meta', { name: 'robots', content: 'noindex' }),
            element('title', null, title),
            // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files, in which a text node would be escaped
            element('script', { type: 'importmap', dangerouslySetInnerHTML: { __html: map } }),
            element('link', { rel: 'stylesheet', href: `./${style?.fileName}` }),
            element('script', { type: 'module', crossOrigin: 'anonymous', src: `./${script?.fileName}` }),
          ),
          element('body', null, element('div', { id: 'root' })),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'app.html',
          source: `<!doctype html>\n${renderToStaticMarkup(page)}\n`,
        });
      },
    },
  };
}
