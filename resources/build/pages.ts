import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type * as list from '../../src/address/pages';
import { importSource } from './import-source.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url)).replaceAll('\\', '/');
const template = `${source}index.html`;

let imported: Promise<typeof list> | undefined;

/** Lists the pages of the site. */
export function sitePages() {
  imported ??= importSource<typeof list>('address/pages.ts');
  return imported;
}

async function allPages() {
  const { pages, notFoundPage } = await sitePages();
  return [...pages, notFoundPage];
}

/** Finds the page of an address, such as `/es/index.html`. */
export async function pageAt(address: string) {
  const page = (await allPages()).find(({ file }) => address === `/${file}`);
  if (!page) throw new Error(`src/address/pages.ts lists no page for ${address}.`);
  return page;
}

/** Whether a module is a page that the build adds to the first, whose script it shares. */
export const isAddedPage = (id: string) => id.endsWith('.html') && id !== template;

/**
 * Builds all pages from the template of the first. The pages of a screen link to each other.
 *
 * @param siteUrl the address of the site's folder, if it is known: search engines ask for whole addresses
 */
export function pages(siteUrl: string | undefined): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async config() {
      const [, ...added] = await allPages();
      const input = added.map(({ file }, index) => [`page-${index}`, `${source}${file}`]);
      return { build: { rollupOptions: { input: Object.fromEntries(input) } } };
    },
    resolveId: (id) => (isAddedPage(id) ? id : undefined),
    async load(id) {
      if (!isAddedPage(id)) return;
      const { screen, site } = await pageAt(id.replace(source, '/'));
      const html = await readFile(template, 'utf8');
      // A second entry would split the script.
      const withoutScript = html.replace(/<script.*<\/script>/, '');
      return screen === 'notFound' ? withoutScript : withoutScript.replaceAll('"./', `"${site}`);
    },
    async transformIndexHtml(_html, { path: address, bundle = {} }) {
      const { path, screen, site } = await pageAt(address);
      const alternates = (await sitePages()).pages.filter((page) => page.screen === screen);
      const script = Object.values(bundle).find(({ name }) => name === 'page');
      const src = `${site}${script?.fileName}`;
      const inHead = (tag: string, attrs: HtmlTagDescriptor['attrs']) =>
        ({ tag, attrs, injectTo: 'head' }) as const;
      return [
        ...(path ? [inHead('script', { type: 'module', crossorigin: true, src })] : []),
        ...alternates.map(({ language, path }) =>
          inHead('link', { rel: 'alternate', hreflang: language, href: (siteUrl ?? site) + path }),
        ),
        ...(screen === 'notFound' ? [inHead('meta', { name: 'robots', content: 'noindex' })] : []),
      ];
    },
    generateBundle: {
      // After Vite has filled in the addresses of files, which it knows from the page alone.
      order: 'post',
      async handler(_options, bundle) {
        const { file, site } = (await sitePages()).notFoundPage;
        const page = bundle[file];
        if (page?.type === 'asset') page.source = String(page.source).replaceAll('="./', `="${site}`);
      },
    },
  };
}
