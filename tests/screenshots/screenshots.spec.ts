import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { allScreens, attemptedPath, openScreen, screens, test } from '../support/site';

const { home } = screens;
const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 1280, height: 800 }, { width: 1080, height: 1920 }];

test.use({ expectedErrors: [attemptedPath] });

/** Captures the full page and its first viewport, as `full/<name>-<width>.png` and `viewport/<name>-<width>.png`. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  const file = `${name.toLowerCase().replaceAll(' ', '-')}-${page.viewportSize()?.width}.png`;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/viewport/${file}`, animations: 'disabled' });
  await page.screenshot({ path: `${folder}/full/${file}`, animations: 'disabled', fullPage: true });
}

for (const viewport of sizes) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const screen of allScreens) {
      test(screen.name, async ({ page }) => {
        await openScreen(page, screen);
        await takeScreenshots(page, screen.name);
      });
    }
  });
}

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  test('open', async ({ page }) => {
    await openScreen(page, home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await takeScreenshots(page, 'menu');
  });
});
