import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const source = (file: string) => readFile(new URL(`../../src/${file}`, import.meta.url), 'utf8');

/** An image of a scene in a prerendered page (src/screens/home/late-scene.tsx). */
const reference = /(?<=<img src=")scenes\/(\w+)\.svg/g;

/** The colors and lines that style sheets give the pictures of people in a page. */
async function sceneStyles(): Promise<string> {
  const scene = await source('components/site/scenes/scene.css');
  const goals = await source('styles/goals.css');
  const [, colors = ''] = scene.match(/\.scene \{([^&]*)/) ?? [];
  const [, lines = ''] = scene.match(/& svg \{([^}]*)/) ?? [];
  return `svg{${colors}${lines}${goals.match(/--goal-\d+: #\w+;/g)?.join('')}}`.replaceAll(/\s+/g, ' ');
}

/**
 * Writes the pictures that a prerendered page leaves to its scripts as images, too, which it shows without them. In each are
 * the colors that the page would give it.
 */
export function sceneImages(): Plugin {
  return {
    name: 'scene-images',
    apply: 'build',
    generateBundle: {
      // After Vite has written the pages.
      order: 'post',
      async handler(_options, bundle) {
        const names = new Set<string>();
        for (const page of Object.values(bundle)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
          const site = page.fileName.replaceAll(/[^/]+\//g, '../').replace(/[^/]+$/, '');
          page.source = String(page.source).replaceAll(reference, (image, name: string) => {
            names.add(name);
            return site + image;
          });
        }
        const styles = `<style>${await sceneStyles()}</style>`;
        for (const name of names) {
          const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          const svg = await source(`components/site/scenes/${file}.svg`);
          this.emitFile({
            type: 'asset',
            fileName: `scenes/${name}.svg`,
            source: svg.replace('>', `>${styles}`),
          });
        }
      },
    },
  };
}
