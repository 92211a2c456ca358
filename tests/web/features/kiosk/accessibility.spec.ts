import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings } from '../../../support/display-settings';
import { pressGuideKey, pressUntil } from '../../../support/guide';
import { IDLE_SECONDS, idleWarning, openKiosk, waitForRestScreen, waitIdle } from '../../../support/kiosk';
import { colors } from '../../../support/matrix';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

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

test('axe finds no violation while staff teach it a keypad, and when they have', async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Learn a keypad' }).click();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'F1']) await page.keyboard.press(key);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'There are no more keys' }).click();
  await expect(page.getByText('--keypad=')).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const theme of colors) {
  test(`axe finds no violation with the audio guide on, in its help and behind its curtain: ${theme}`, async ({
    page,
  }) => {
    await mockVoices(page);
    await openKiosk(page, screens.about);
    await changeDisplaySettings(page, { Colors: theme });
    await pressGuideKey(page, 'down');
    await pressGuideKey(page, 'down');
    await expect(page.locator('[data-guide-item]')).toBeVisible();
    await expect(page.locator('.guide-caption')).not.toBeEmpty();
    await expectNoAxeViolations(page);
    await pressGuideKey(page, 'help');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await expectNoAxeViolations(page);
    await pressUntil(page, 'down', /^Hide the screen, button/);
    await pressGuideKey(page, 'action');
    await expect(page.getByText('Screen hidden. Press any key.', { exact: true }).last()).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('axe finds no violation with the on-screen keyboard and QR codes', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').tap();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeVisible();
  await expectNoAxeViolations(page);
});
