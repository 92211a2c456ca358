import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser';

/**
 * For measuring time. Playwright listens to errors, and for each that is made Chromium would look up the place in the
 * script, by parsing it again if the places were not kept at once: some 100 ms that no visitor waits for.
 */
export const TIME_FLAGS = '--no-enable-lazy-source-positions';

/** For measuring memory: the compiler's code would grow for as long as it finds something to make faster. */
export const MEMORY_FLAGS = '--jitless';

/** Starts the browser with flags for its script engine. */
export function launchBrowser(jsFlags: string): Promise<Browser> {
  const options = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), `--js-flags=${jsFlags}`] });
}
