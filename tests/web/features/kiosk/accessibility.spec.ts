import { expectNoAxeViolations } from '../../../support/axe';
import { IDLE_SECONDS, idleWarning, openKiosk, waitForRestScreen, waitIdle } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('axe finds no violation in the idle warning', async ({ page }) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds no violation on the rest screen', async ({ page }) => {
  await openKiosk(page);
  await waitForRestScreen(page);
  await expectNoAxeViolations(page);
});

test('axe finds no violation with the staff panel open', async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await expect(page.getByRole('dialog', { name: 'Staff' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds no violation with the on-screen keyboard and QR codes', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').tap();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeVisible();
  await expectNoAxeViolations(page);
});
