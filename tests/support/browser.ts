import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const commonPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    // The headless shell is about twice as fast.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
};

/** Whether this process runs as root, which rules out Chromium's sandbox but allows installing packages. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** All that are installed, the fastest first. */
function installedChromiums(): string[] {
  return [...(commonPaths[process.platform] ?? []), chromium.executablePath()].filter((path) =>
    existsSync(path),
  );
}

/**
 * Finds a Chromium or Chrome: `CHROME_PATH` if set, one in a common location, or the one Playwright installed.
 *
 * @throws when `CHROME_PATH` names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names a file that does not exist: ${chosen}`);
    return chosen;
  }
  return installedChromiums()[0];
}

/** Finds a Chromium as people have it: unlike the headless shell, it has voices, and paints as on a screen. */
export function findFullChromium(): string | undefined {
  return process.env.CHROME_PATH ?? installedChromiums().find((path) => !/headless[-_]shell/.test(path));
}

/** Launch options for the tests: no background network traffic, and a sandbox unless running as root. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(isRoot() ? ['--no-sandbox'] : []),
    ],
    timeout: 120_000,
  };
}
