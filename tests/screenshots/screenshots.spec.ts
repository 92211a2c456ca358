import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { breakAbout } from '../support/break-list';
import { setDisplaySettings } from '../support/display-settings';
import { openKiosk } from '../support/kiosk';
import { waitForLayout } from '../support/layout';
import { allScreens, expect, openScreen, publicScreens, screens, test } from '../support/site';
import { states } from '../support/states';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const kiosk = { width: 1080, height: 1920 };
const themes = ['paper', 'dark', 'contrast'] as const;
const textSizes = ['100', '200'] as const;

/** In pixels; Chromium repeats the picture of a page that is higher than 16,384. */
const HIGHEST = 12_000;

test.use({ expectedErrors: [/\/no-such-page|The loom broke/] });
test.describe.configure({ mode: 'parallel' });

type Step = (page: Page) => Promise<void>;

/** Every screen, in Easy read too, and every state of the site without an address of its own. */
const views: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(allScreens.map((screen) => [screen.name, (page: Page) => openScreen(page, screen)])),
  ...Object.fromEntries(
    publicScreens.map((screen) => [
      `${screen.name} in Easy read`,
      async (page: Page) => {
        await openScreen(page, screen);
        await states['Easy read']?.(page);
      },
    ]),
  ),
  'the error screen': async (page) => {
    await breakAbout(page);
    await page.goto(screens.about.hash);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  },
  ...states,
};

async function settle(page: Page): Promise<void> {
  await waitForLayout(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of ['layout', 'observers', 'paint']) await new Promise(requestAnimationFrame);
  });
}

/** Captures the page, or a dialog, as `<theme>-<text size>/<name>-<width>.png`. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? kiosk;
  const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${width}`;
  for (const theme of themes) {
    for (const text of textSizes) {
      await setDisplaySettings(page, { theme, text });
      await settle(page);
      const start = `${folder}/${theme}-${text}/${file}`;
      if (await page.locator('dialog:modal').count()) {
        await page.screenshot({ path: `${start}.png`, animations: 'disabled' });
        continue;
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += HIGHEST) {
        await page.screenshot({
          path: `${start}${y ? `-from-${y}` : ''}.png`,
          animations: 'disabled',
          fullPage: true,
          clip: { x: 0, y, width, height: Math.min(HIGHEST, height - y) },
        });
      }
    }
  }
}

for (const viewport of viewports) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const [name, open] of Object.entries(views)) {
      test(name, async ({ page }) => {
        await openScreen(page, screens.notFound);
        await open(page);
        await takeScreenshots(page, name);
      });
    }
  });
}

test.describe('the kiosk', () => {
  test.use({ viewport: kiosk, hasTouch: true });

  for (const screen of publicScreens) {
    test(screen.name, async ({ page }) => {
      await openKiosk(page, screen);
      await takeScreenshots(page, `kiosk ${screen.name}`);
    });
  }
});

test('the picture in the README', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T10:00:00-05:00');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, screens.home);
  await waitForLayout(page);
  await page.screenshot({ path: 'resources/screenshot.png', animations: 'disabled' });
});
