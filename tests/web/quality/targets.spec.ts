import { crossSection } from '../../support/full-run';
import { keyboardKey, openKiosk } from '../../support/kiosk';
import { allScreens, attemptedPath, expect, openScreen, screens, test } from '../../support/site';
import { expectTargetSize, kioskTargets } from '../../support/targets';

test.use({ expectedErrors: [attemptedPath] });

for (const viewport of crossSection(
  [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ],
  1,
)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const screen of crossSection(allScreens, 2)) {
      test(`${screen.name}: every target is at least 44 px wide and tall, and 8 px apart`, async ({
        page,
      }) => {
        await openScreen(page, screen);
        // The skip link is only visible while it has the focus.
        await page.keyboard.press('Tab');
        await expectTargetSize(page);
      });
    }
  });
}

test.describe('with the mobile menu open', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('its links are large enough and apart', async ({ page }) => {
    await openScreen(page, screens.home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
    await expectTargetSize(page);
  });
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  for (const screen of crossSection(allScreens, 2)) {
    test(`${screen.name}: every target is at least 56 px wide and tall, and 8 px apart`, async ({ page }) => {
      await openKiosk(page, screen);
      await expectTargetSize(page, kioskTargets);
    });
  }

  test('so is every key of the on-screen keyboard', async ({ page }) => {
    await openKiosk(page, screens.contact);
    await page.getByLabel('First Name').tap();
    await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
    await expectTargetSize(page, kioskTargets);
  });
});
