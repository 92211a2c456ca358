import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser';

/**
 * For timing. Playwright observes errors, and for each one Chromium looks up its source position: without this flag it
 * parses the script again to do so, which takes some 100 ms that no visitor waits for.
 */
export const TIME_FLAGS = '--no-enable-lazy-source-positions';

/** For memory. Optimized code would keep growing for as long as the compiler finds something to optimize. */
export const MEMORY_FLAGS = '--no-opt --no-maglev';

export function launchBrowser(jsFlags: string): Promise<Browser> {
  const options = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), `--js-flags=${jsFlags}`] });
}

/** Opens an empty page with caches of its own; whoever closes it closes its context. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  // Functions that tsx has compiled call this helper, and pages do not have it.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}
