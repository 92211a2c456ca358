import type { Plugin } from 'vite';

/** Preloads the site's one font before everything else, because `font-display: optional` ignores a font that comes late. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
        if (!font) throw new Error('The site has no font to preload.');
        const preload = `<link rel="preload" as="font" type="font/woff2" href="./${font}" crossorigin />`;
        return html.replace(/(?=<link )/, `${preload}\n    `);
      },
    },
  };
}
