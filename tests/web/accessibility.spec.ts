import { expectNoAxeViolations } from '../support/axe';
import { attemptedPath, expect, openScreen, screens, test } from '../support/site';

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];

test.use({ expectedErrors: [attemptedPath] });

for (const viewport of sizes) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`${screen.name} has no violation and does not scroll sideways`, async ({ page }) => {
        await openScreen(page, screen);
        await expectNoAxeViolations(page);
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(contentWidth).toBeLessThanOrEqual(viewport.width);
      });
    }
  });
}
