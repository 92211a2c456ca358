import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { keepNames } from './keep-names';
import { siteFolder } from './site-server';

/** The pages to compare, by their names on the server. */
export interface Variants {
  readonly built: string;
  /** The same copy and styles without scripts. */
  readonly static: string;
  /** The same site without prerendering: its script renders the first screen. */
  readonly clientOnly: string;
}

export const variantNames = ['built', 'static', 'clientOnly'] as const;

/** Derives the variants from the built page. */
export async function makeVariants(browser: Browser): Promise<Variants> {
  const built = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const page = await browser.newPage();
  await keepNames(page);
  await page.goto('about:blank');
  const made = await page.evaluate((html) => {
    const variant = (change: (document: Document) => void) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      change(parsed);
      return `<!doctype html>${parsed.documentElement.outerHTML}`;
    };
    return {
      static: variant((parsed) => {
        for (const node of parsed.querySelectorAll('script, noscript, link[rel=modulepreload]'))
          node.remove();
      }),
      clientOnly: variant((parsed) => parsed.getElementById('root')?.replaceChildren()),
    };
  }, built);
  await page.close();
  return { built, ...made };
}
