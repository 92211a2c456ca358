import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser';

/** Large enough for every installer, which scales it down as needed. */
const size = 512;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const logo = readFileSync(path('../../src/logo.svg'), 'utf8');
const icon = path('../../resources/icons/icon.png');

mkdirSync(dirname(icon), { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${logo}`,
  );
  await page.screenshot({ path: icon, omitBackground: true });
} finally {
  await browser.close();
}
