import { openKiosk, screenKey } from '../../support/kiosk';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';
import { expectRoomyTargets, inKiosk } from '../../support/targets';

test.use({ expectedErrors: [attemptedPath] });

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`${screen.name}: every target is at least 44 px wide and tall, and 8 px from the next`, async ({
        page,
      }) => {
        await openScreen(page, screen);
        // Only with the focus on it is the skip link there at all.
        await page.keyboard.press('Tab');
        await expectRoomyTargets(page);
      });
    }
  });
}

test.describe('with the mobile menu open', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('its links are large, and apart', async ({ page }) => {
    await openScreen(page, screens[0]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
    await expectRoomyTargets(page);
  });
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  for (const screen of screens) {
    test(`${screen.name}: every target is at least 56 px wide and tall, and 8 px from the next`, async ({
      page,
    }) => {
      await openKiosk(page, screen.hash);
      await expectRoomyTargets(page, inKiosk);
    });
  }

  test('so are the keys of the keyboard on the screen', async ({ page }) => {
    await openKiosk(page, '#/contact');
    await page.getByLabel('First Name').tap();
    await expect(screenKey(page, 'Close keyboard')).toBeVisible();
    await expectRoomyTargets(page, inKiosk);
  });
});
