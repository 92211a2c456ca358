import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions, installedChromiums } from '../support/browser';

/**
 * For timing. Playwright observes errors, and for each one Chromium looks up its source position: without this flag it
 * parses the script again to do so, which takes some 100 ms that no visitor waits for.
 */
export const TIME_FLAGS = '--no-enable-lazy-source-positions';

/** For memory. Optimized code would keep growing for as long as the compiler finds something to optimize. */
export const MEMORY_FLAGS = '--no-opt --no-maglev';

/** A Chromium that is installed. */
export interface InstalledBrowser {
  readonly kind: 'full' | 'headless shell';
  readonly executablePath: string | undefined;
}

/** The browsers to measure in: the full one, which people have, and the headless shell, which paints differently. */
export function benchBrowsers(): InstalledBrowser[] {
  const all = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : installedChromiums();
  const isShell = (path: string) => /headless[-_]shell/.test(path);
  const full = all.find((path) => !isShell(path));
  const shell = all.find(isShell);
  return [
    ...(full ? [{ kind: 'full', executablePath: full } as const] : []),
    ...(shell ? [{ kind: 'headless shell', executablePath: shell } as const] : []),
  ];
}

/**
 * Launches Chromium with flags for its JavaScript engine.
 *
 * @param browser the one that people have, if it is not given
 */
export function launchBrowser(jsFlags: string, browser = benchBrowsers()[0]): Promise<Browser> {
  const options = chromiumLaunchOptions();
  return chromium.launch({
    ...options,
    executablePath: browser?.executablePath ?? options.executablePath,
    args: [...(options.args ?? []), `--js-flags=${jsFlags}`],
  });
}
