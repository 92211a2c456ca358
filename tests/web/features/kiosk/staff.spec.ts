import { defaultKioskTimes } from '@/host/kiosk-times';
import { openKiosk, restScreen } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('holding the logo for three seconds opens the staff panel, a shorter press does not', async ({
  page,
}) => {
  await openKiosk(page);
  const panel = page.getByRole('dialog', { name: 'Staff' });
  const logo = page.getByRole('link', { name: /^Weaving Hope/ });
  await logo.hover();
  await page.mouse.down();
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await page.clock.runFor(2_000);
  await expect(panel).toBeHidden();

  await page.mouse.down();
  await page.clock.runFor(3_100);
  await expect(panel).toBeVisible();
});

test('Ctrl+Shift+Q opens it, and its buttons open Content Management, reset and close', async ({ page }) => {
  await openKiosk(page, screens.about);
  const panel = page.getByRole('dialog', { name: 'Staff' });
  await page.keyboard.press('Control+Shift+Q');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await page.keyboard.press('Control+Shift+Q');
  await panel.getByRole('button', { name: 'Content Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();
  await expect(panel).toBeHidden();

  await page.keyboard.press('Control+Shift+Q');
  await panel.getByRole('button', { name: 'Reset now' }).click();
  await expect(restScreen(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
});

test('in a browser, Leave kiosk loads the site without kiosk mode', async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Leave kiosk' }).click();
  await expect(page).not.toHaveURL(/kiosk/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('behind a PIN', () => {
  test('wrong PINs show an error, the fifth locks the panel, and the right PIN opens it', async ({
    page,
  }) => {
    await page.addInitScript((times) => {
      let tries = 0;
      window.foundationHost = {
        mode: 'kiosk',
        kiosk: {
          times,
          asksForPin: true,
          checkPin: async (pin) => {
            if (pin === '2468') return { result: 'accepted' };
            tries += 1;
            return tries < 5 ? { result: 'refused' } : { result: 'locked', seconds: 60 };
          },
          leave: () => undefined,
          reportReset: () => undefined,
          reportAlive: () => undefined,
        },
      };
    }, defaultKioskTimes);
    await openKiosk(page);
    await page.keyboard.press('Control+Shift+Q');
    const panel = page.getByRole('dialog', { name: 'Staff' });
    await expect(panel.getByRole('button', { name: 'Leave kiosk' })).toBeHidden();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      for (const digit of ['1', '1', '1', '1'])
        await panel.getByRole('button', { name: digit, exact: true }).tap();
      await panel.getByRole('button', { name: 'Open' }).tap();
      await expect(panel.getByRole('alert')).toHaveText(
        attempt < 5 ? 'That is not the right PIN.' : 'Too many tries. Try again in 60 seconds.',
      );
    }
    await panel.getByLabel('PIN').fill('2468');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Leave kiosk' })).toBeVisible();
  });
});
