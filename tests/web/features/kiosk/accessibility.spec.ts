import { expectNoAxeViolations } from '../../../support/axe';
import { IDLE_SECONDS, openKiosk, untilRest, waitIdle, warning } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('axe finds nothing while the visitor is asked', async ({ page }) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(warning(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing on the display at rest', async ({ page }) => {
  await openKiosk(page);
  await untilRest(page);
  await expectNoAxeViolations(page);
});

test('axe finds nothing with the staff panel open', async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await expect(page.getByRole('dialog', { name: 'Staff' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds nothing with the keyboard and the codes on the screen', async ({ page }) => {
  await openKiosk(page, '#/contact');
  await page.getByLabel('First Name').tap();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeVisible();
  await expectNoAxeViolations(page);
});
