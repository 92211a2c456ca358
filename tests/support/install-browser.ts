import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Engine, findEngine } from '../engines/support/engines';
import { findChromium, isRoot } from './browser';

type Browser = 'Chromium' | Engine;

const packages: Readonly<Record<Browser, string>> = {
  Chromium: 'chromium',
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb xdotool',
};

/** Whether the system is Debian itself, and none derived from it. */
export const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const isInstalled = (browser: Browser) =>
  (browser === 'Chromium' ? findChromium() : findEngine(browser)) !== undefined;

/** Installs a browser with an engine if there is none, and prints any failure. Returns whether there is one now. */
export function ensureBrowser(browser: Browser): boolean {
  const withLibraries = isRoot() && process.platform === 'linux' ? ' --with-deps' : '';
  const commands = [
    ...(isRoot() && isDebian() ? [`apt-get update && apt-get install -y ${packages[browser]}`] : []),
    `npx playwright install${withLibraries} --no-shell ${browser.toLowerCase()}`,
  ];
  for (const command of commands) {
    if (isInstalled(browser)) return true;
    console.log(`No browser with ${browser} found. Installing one: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000, env });
  }
  if (isInstalled(browser)) return true;
  console.log(`Not run: ${browser}. No browser with it was found, and installing one failed.`);
  return false;
}
