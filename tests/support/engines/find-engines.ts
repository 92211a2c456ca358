import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from 'playwright';
import { chromiumLaunchOptions, findChromium } from '../browser';
import { launchFirefox, launchWithPlaywright } from './page-drivers';
import type { Browser } from './tab';
import { launchWebKit, webKitFiles } from './webkit';

/** The engines that the engine specs run on. */
export const engines = ['Chromium', 'Firefox', 'WebKit'] as const;

export type Engine = (typeof engines)[number];

type Launch = () => Promise<Browser>;

const debianFirefox = '/usr/bin/firefox-esr';

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
      return webKitFiles.every((file) => existsSync(file)) ? launchWebKit : undefined;
  }
}
