import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const commonPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: '/usr/bin/chromium /usr/bin/google-chrome /usr/bin/chromium-browser /snap/bin/chromium'.split(' '),
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
};

/** Whether this process runs as root, which rules out Chromium's sandbox but allows installing packages. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Finds a Chromium or Chrome: `CHROME_PATH` if set, one in a common location, or the one Playwright installed. Only
 * `CHROME_PATH` can choose the headless shell: it paints, measures and prints differently from what people have.
 *
 * @throws when `CHROME_PATH` names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names a file that does not exist: ${chosen}`);
    return chosen;
  }
  const paths = [...(commonPaths[process.platform] ?? []), chromium.executablePath()];
  return paths.find((path) => existsSync(path));
}

/** Repeats the features that Playwright disables, because Chromium takes only the last list. */
const disabledFeatures = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter',
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Keeps each window from loading two pages for its address bar's suggestions, which takes longer than many a test.
  'WebUIOmniboxAimPopup,WebUIOmniboxPopup',
];

/** Launch options for the tests: no background network traffic, and a sandbox unless running as root. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${disabledFeatures}`,
      '--disable-sync',
      '--no-first-run',
      ...(isRoot() ? ['--no-sandbox'] : []),
    ],
    timeout: 120_000,
  };
}
