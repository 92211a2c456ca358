import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser';

/**
 * Starts the browser for measuring. Playwright listens to errors, and for each that is made Chromium would look up the
 * place in the script, by parsing it again if the places were not kept at once: some 100 ms that no visitor waits for.
 */
export function launchBrowser(): Promise<Browser> {
  const options = chromiumLaunchOptions();
  const flags = '--js-flags=--no-enable-lazy-source-positions';
  return chromium.launch({ ...options, args: [...(options.args ?? []), flags] });
}
