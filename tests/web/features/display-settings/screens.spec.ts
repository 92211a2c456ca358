import { expectNoAxeViolations } from '../../../support/axe';
import { chooseDisplay, displayDialog, openDisplay } from '../../../support/display-settings';
import { expectNoSidewaysScroll } from '../../../support/layout';
import { attemptedPath, expect, openScreen, screens, test } from '../../../support/site';

test.use({ expectedErrors: [attemptedPath] });

for (const theme of ['Dark', 'Black and yellow'] as const) {
  test(`the settings themselves have no violation in ${theme}`, async ({ page }) => {
    await openScreen(page, screens[0]);
    await chooseDisplay(page, { Colors: theme });
    await openDisplay(page);
    await expectNoAxeViolations(page);
  });
}

test.describe('at 320x640 with all text at 200% and wide spacing', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const screen of screens) {
    test(`${screen.name} does not scroll sideways and has no violation`, async ({ page }) => {
      await openScreen(page, screen);
      await chooseDisplay(page, { 'Text size': '200%', Spacing: 'Wide' });
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  }

  test('every control of the settings can be reached without scrolling sideways', async ({ page }) => {
    await openScreen(page, screens[0]);
    await chooseDisplay(page, { 'Text size': '200%', Spacing: 'Wide' });
    await openDisplay(page);
    const excess = await displayDialog(page).evaluate((dialog) => {
      dialog.style.overflowX = 'auto';
      return dialog.scrollWidth - dialog.clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
    for (const control of await displayDialog(page).locator('button, input').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
  });
});

test.describe('the header', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    for (const size of ['100%', '125%', '150%', '200%'] as const) {
      test(`takes at most a quarter of ${viewport.width}x${viewport.height} for itself with text of ${size}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await openScreen(page, screens[0]);
        await chooseDisplay(page, { 'Text size': size });
        await page.mouse.wheel(0, 2_000);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
        const box = await page.getByRole('banner').boundingBox();
        const below = (box?.y ?? 0) + (box?.height ?? 0);
        expect(below).toBeLessThanOrEqual(viewport.height / 4);
      });
    }
  }
});
