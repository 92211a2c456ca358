import { expectNoAxeViolations } from '../../../support/axe';
import {
  changeDisplaySettings,
  displaySettingsDialog,
  openDisplaySettings,
} from '../../../support/display-settings';
import { expectNoHorizontalScroll } from '../../../support/layout';
import { allScreens, expect, openScreen, screens, test } from '../../../support/site';

test('the settings dialog has no violation in the dark themes', async ({ page }) => {
  await openScreen(page, screens.home);
  for (const theme of ['Dark', 'Black and yellow'] as const) {
    await changeDisplaySettings(page, { Colors: theme });
    await openDisplaySettings(page);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  }
});

test.describe('at 320x640 with all text at 200% and wide spacing', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no screen, and no control of the dialog, needs horizontal scroll, or has a violation', async ({
    page,
  }) => {
    await openScreen(page, screens.home);
    await changeDisplaySettings(page, { 'Text size': '200%', Spacing: 'Wide' });
    for (const screen of allScreens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expectNoHorizontalScroll(page);
        await expectNoAxeViolations(page);
      });
    }
    await openDisplaySettings(page);
    const excess = await displaySettingsDialog(page).evaluate((dialog) => {
      dialog.style.overflowX = 'auto';
      return dialog.scrollWidth - dialog.clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
    for (const control of await displaySettingsDialog(page).locator('button, input').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
  });
});

test('the header covers at most a quarter of the window, at every text size', async ({ page }) => {
  await openScreen(page, screens.home);
  for (const size of ['100%', '150%', '200%'] as const) {
    await changeDisplaySettings(page, { 'Text size': size });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.mouse.wheel(0, 2_000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
      // With larger text, it scrolls away where it would cover too much.
      if (size === '100%') await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      const box = await page.getByRole('banner').boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      expect(bottom, `${size}, ${viewport.width} px`).toBeLessThanOrEqual(viewport.height / 4);
    }
  }
});
