import type { Plugin } from 'vite';

/**
 * Fetches the site's script from the start at low priority, but runs it from the end of the page, since Home is prerendered
 * and readable without it. In the head, its element delays the first paint; without the preload, other screens wait longer.
 */
export function lateScript(): Plugin {
  return {
    name: 'late-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [script, src] = html.match(/<script type="module" crossorigin src="([^"]*)"><\/script>/) ?? [];
        if (!script) throw new Error('The page has no script.');
        return html
          .replace(script, `<link rel="modulepreload" crossorigin href="${src}" fetchpriority="low">`)
          .replace('</body>', `${script.replace('>', ' fetchpriority="low">')}\n  </body>`);
      },
    },
  };
}
