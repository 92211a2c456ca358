import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    // Without a window of its own, and so about twice as fast.
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

/** Whether this process runs as root, who cannot have Chromium's sandbox but can install packages. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Finds a Chromium or Chrome: the one that `CHROME_PATH` names, one in the usual places, or Playwright's own.
 *
 * @throws when `CHROME_PATH` names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names a file that does not exist: ${chosen}`);
    return chosen;
  }
  return [...(usualPlaces[process.platform] ?? []), chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/** How the tests start the browser: quiet towards the network, and without a sandbox only where root has none. */
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
