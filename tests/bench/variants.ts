import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { allowNames } from './allow-names';

/** The pages that are compared, by their names on the server. */
export interface Variants {
  readonly built: string;
  /** The same words and styles without a script. */
  readonly static: string;
  /** The same site, whose first screen is drawn by its script. */
  readonly unrendered: string;
}

export const variantNames = ['built', 'static', 'unrendered'] as const;

/** Makes the variants from the built page. */
export async function makeVariants(browser: Browser, folder: string): Promise<Variants> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const page = await browser.newPage();
  await allowNames(page);
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
      unrendered: variant((parsed) => parsed.getElementById('root')?.replaceChildren()),
    };
  }, built);
  await page.close();
  return { built, ...made };
}
