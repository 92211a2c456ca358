import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { InlineCodeList } from './content-security-policy';
import { pageAt } from './pages';
import { readSiteContent } from './site-content';

/** The file of the logo, which is a PNG, in a site that is built with a content file. */
export const LOGO_FILE = 'foundation-logo.png';

/**
 * Gives the pages of a site that is built with a content file the color and the logo in it: from the first paint, and without
 * scripts. In the page, the logo is a file, which is also the icon of the browser's tab.
 *
 * @param content the path of the content file, if any
 * @param inlineCode learns of the inline style
 */
export function ownLook(content: string | undefined, inlineCode: InlineCodeList): Plugin {
  const read = async () => (await readSiteContent(content)).foundation;
  return {
    name: 'own-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        const { accent, logo } = await read();
        const { site } = await pageAt(path);
        const tags: HtmlTagDescriptor[] = [];
        if (accent) {
          const style = `:root{--brand:${accent}}`;
          inlineCode.of(path).styles.push(style);
          // After the style sheet of the first view, which has the site's own color.
          tags.push({ tag: 'style', children: style, injectTo: 'head' });
        }
        if (!logo) return tags;
        const href = site + LOGO_FILE;
        const page = html
          .replaceAll(logo, href)
          .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${href}" />`);
        return { html: page, tags };
      },
    },
    async generateBundle() {
      const { logo } = await read();
      if (!logo) return;
      const source = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
      this.emitFile({ type: 'asset', fileName: LOGO_FILE, source });
    },
  };
}
