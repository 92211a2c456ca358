import { expect } from 'playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { isRoot } from '../../support/browser';
import type { Desktop } from './desktop';

export type BrowserName = 'Firefox' | 'Chromium';

/** Whatever would open a second page or a prompt on the first start. */
const firefoxPreferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

async function startFirefox(desktop: Desktop): Promise<Browser> {
  const profile = desktop.folder('firefox');
  const preferences = Object.entries(firefoxPreferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  desktop.write('firefox/user.js', preferences.join(''));
  const address = await desktop.background(
    'firefox-esr',
    ['--profile', profile, '--no-remote', '--remote-debugging-port=0'],
    { until: /WebDriver BiDi listening on (ws:\S+)/, env: { GNOME_ACCESSIBILITY: '1' } },
  );
  return puppeteer.connect({
    browserWSEndpoint: `${address}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: null,
  });
}

async function startChromium(desktop: Desktop): Promise<Browser> {
  const args = [
    `--user-data-dir=${desktop.folder('chromium')}`,
    '--no-first-run',
    '--disable-gpu',
    '--password-store=basic',
    '--enable-speech-dispatcher',
    '--force-renderer-accessibility',
    '--remote-debugging-port=0',
    ...(isRoot() ? ['--no-sandbox'] : []),
  ];
  const browserWSEndpoint = await desktop.background('chromium', args, {
    until: /DevTools listening on (ws:\S+)/,
  });
  return puppeteer.connect({ browserWSEndpoint, defaultViewport: null });
}

/** Starts a browser with a visible window, and returns its page. */
export async function startBrowser(desktop: Desktop, name: BrowserName): Promise<Page> {
  const browser = await (name === 'Firefox' ? startFirefox(desktop) : startChromium(desktop));
  await expect.poll(async () => (await browser.pages()).length, `${name} opens a page`).toBeGreaterThan(0);
  return (await browser.pages())[0] as Page;
}
