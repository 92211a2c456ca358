import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { breakAbout } from '../support/break-list';
import { setDisplaySettings } from '../support/display-settings';
import { switchEasyReadOn } from '../support/easy-read';
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

/** In pixels; Chromium repeats the picture of a page that is higher than 16,384. */
const HIGHEST = 12_000;

test.use({ expectedErrors: [/\/no-such-page|The loom broke/] });
test.describe.configure({ mode: 'parallel' });

/** Every screen, in Easy read too, and every state of the site without an address of its own. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(allScreens.map((screen) => [screen.name, (page) => openScreen(page, screen)])),
  ...Object.fromEntries(
    publicScreens.map((screen) => [
      `${screen.name} in Easy read`,
      (page) => openScreen(page, screen).then(() => switchEasyReadOn(page)),
    ]),
  ),
  'the error screen': async (page) => {
    await breakAbout(page);
    await page.goto(screens.about.hash);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  },
  ...states,
};

/** Captures the page, or a dialog, as `<theme>-<text size>/<name>-<width>.png`. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? kiosk;
  const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${width}`;
  for (const [theme, text] of themes.flatMap((each) => [[each, '100'] as const, [each, '200'] as const])) {
    await setDisplaySettings(page, { theme, text });
    await waitForLayout(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const _ of ['layout', 'observers', 'paint']) await new Promise(requestAnimationFrame);
    });
    const start = `${folder}/${theme}-${text}/${file}`;
    const isDialog = (await page.locator('dialog:modal').count()) > 0;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < (isDialog ? 1 : height); y += HIGHEST) {
      const path = `${start}${y ? `-from-${y}` : ''}.png`;
      const clip = { x: 0, y, width, height: Math.min(HIGHEST, height - y) };
      await page.screenshot({ path, animations: 'disabled', ...(!isDialog && { fullPage: true, clip }) });
    }
  }
}

for (const viewport of viewports)
  for (const [name, open] of Object.entries(views))
    test(`${name}, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openScreen(page, screens.notFound);
      await open(page);
      await takeScreenshots(page, name);
    });

test.describe('the kiosk', () => {
  test.use({ viewport: kiosk, hasTouch: true });

  for (const screen of publicScreens)
    test(screen.name, async ({ page }) => {
      await openKiosk(page, screen);
      await takeScreenshots(page, `kiosk ${screen.name}`);
    });
});

test('the picture in the README', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T10:00:00-05:00');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, screens.home);
  await waitForLayout(page);
  await page.screenshot({ path: 'resources/screenshot.png', animations: 'disabled' });
});
