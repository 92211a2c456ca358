import { keyboardKey, openKiosk } from '../../support/kiosk';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';
import { expectTargetSize, kioskTargets } from '../../support/targets';

test('every target is at least 44 px wide and tall, and 8 px apart', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      // The skip link is only visible while it has the focus.
      await page.getByRole('link', { name: 'Skip to main content' }).focus();
      for (const [width, height] of [
        [320, 640],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectTargetSize(page);
      }
    });
  }
});

test('so are the links of the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, screens.home);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await expectTargetSize(page);
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('every target is at least 56 px wide and tall, and 8 px apart', async ({ page }) => {
    for (const screen of allScreens) {
      await test.step(screen.name, async () => {
        await openKiosk(page, screen);
        await expectTargetSize(page, kioskTargets);
      });
    }
  });

  test('so is every key of the on-screen keyboard', async ({ page }) => {
    await openKiosk(page, screens.contact);
    await page.getByLabel('First Name').tap();
    await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
    await expectTargetSize(page, kioskTargets);
  });
});
