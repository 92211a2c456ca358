import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';
import { chromiumLaunchOptions, findChromium } from '../browser';
import { launchFirefox } from './firefox';
import { launchWithPlaywright } from './playwright-browser';
import type { Browser } from './tab';
import { launchWebKit } from './webkit';

/** The engines that the engine specs run on. */
export const engines = ['Chromium', 'Firefox', 'WebKit'] as const;

export type Engine = (typeof engines)[number];

type Launch = () => Promise<Browser>;

const debianFirefox = '/usr/bin/firefox-esr';

/** What it takes to drive Debian's WebKit (webkit.ts). */
const debianWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xdotool'];

/** Finds a browser with that engine: Playwright's own, or else the one of the system. */
export function findEngine(engine: Engine): Launch | undefined {
  switch (engine) {
    case 'Chromium':
      return findChromium() ? () => launchWithPlaywright(chromium, chromiumLaunchOptions()) : undefined;
    case 'Firefox':
      if (existsSync(firefox.executablePath())) return () => launchWithPlaywright(firefox, {});
      return existsSync(debianFirefox) ? () => launchFirefox(debianFirefox) : undefined;
    case 'WebKit':
      if (existsSync(webkit.executablePath())) return () => launchWithPlaywright(webkit, {});
      return debianWebKit.every((file) => existsSync(file)) ? launchWebKit : undefined;
  }
}
