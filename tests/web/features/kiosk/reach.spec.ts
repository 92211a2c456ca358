import type { Page } from 'playwright/test';
import { changeDisplaySettings, openDisplaySettings } from '../../../support/display-settings';
import {
  dock,
  expectWithinReach,
  finishVisit,
  IDLE_SECONDS,
  idleWarning,
  keyboardKey,
  mockOpenHost,
  openKiosk,
  restScreen,
  tapDock,
  waitForNextPress,
  waitIdle,
} from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { notifications } from '../../../support/notifications';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Opens Contact with the largest text, and brings everything below the first line that this display has. */
async function openLower(page: Page, inches: number): Promise<void> {
  // With a voice, the dock has one button more.
  await mockVoices(page);
  await openKiosk(page, screens.contact, `screen-inches=${inches}`);
  await changeDisplaySettings(page, { 'Text size': '200%' });
  await openDisplaySettings(page);
  const heights = page.getByRole('group', { name: 'Height of the screen' }).getByRole('radio');
  await heights.nth(1).check();
  await page.getByRole('button', { name: 'Close' }).tap();
}

/** Goes to the end of a dialog by taps, and checks what each of its pages shows. */
async function expectAllWithinReach(page: Page, inches: number): Promise<void> {
  await expectWithinReach(page, inches);
  const pageDown = page.getByRole('dialog').getByRole('button', { name: 'Page down' });
  for (let taps = 0; taps < 15 && (await pageDown.isVisible()); taps += 1) {
    await waitForNextPress(page);
    await pageDown.tap();
    await expectWithinReach(page, inches);
  }
}

for (const { viewport, inches } of [
  { viewport: { width: 1080, height: 1920 }, inches: 32 },
  { viewport: { width: 1920, height: 1080 }, inches: 43 },
  { viewport: { width: 768, height: 1366 }, inches: 43 },
]) {
  const size = inches === 32 ? {} : further;
  test.describe(`with Lower screen, ${viewport.width}x${viewport.height} on ${inches} inches`, size, () => {
    test.use({ viewport });

    test('screens, sheets and dialogs are within reach', async ({ page }) => {
      await openLower(page, inches);
      await expectWithinReach(page, inches);
      await tapDock(page, 'Page down');
      await expectWithinReach(page, inches);
      for (const name of ['Menu', 'Text and colors', 'Finish']) {
        await tapDock(page, name);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAllWithinReach(page, inches);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Control+Shift+Q');
      await expectAllWithinReach(page, inches);
      await page.keyboard.press('Escape');

      await waitIdle(page, IDLE_SECONDS + 2);
      await expect(idleWarning(page)).toBeVisible();
      await expectWithinReach(page, inches, idleWarning(page));
      await page.getByRole('button', { name: 'I am still here' }).tap();
      await finishVisit(page);
      await restScreen(page).getByRole('button', { name: 'Lower screen' }).tap();
      await expectWithinReach(page, inches);
    });

    test('the keyboard, notifications and codes are within reach', further, async ({ page }) => {
      await mockOpenHost(page, inches);
      await openLower(page, inches);
      for (const name of ['First Name', 'E-mail', 'Phone', 'Message']) {
        await page.locator('form').getByRole('textbox', { name }).focus();
        await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
        await expectWithinReach(page, inches);
      }
      await keyboardKey(page, 'Close keyboard').tap();

      await page.getByRole('main').getByRole('button', { name: '(212) 555-0142' }).first().tap();
      const sheet = page.getByRole('dialog', { name: 'Call this number' });
      await expectWithinReach(page, inches, sheet);
      expect(await sheet.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
      await expectAllWithinReach(page, inches);
      await expect(sheet.getByRole('img')).toBeInViewport();
      await page.keyboard.press('Escape');

      await page.keyboard.press('Control+Shift+Q');
      // One tap may bring the next control under the same finger.
      for (const control of [
        page.getByRole('button', { name: 'Content Management' }),
        page.getByRole('tab', { name: 'Events' }),
        page.getByRole('button', { name: 'Delete Winter Open House' }),
      ]) {
        await control.scrollIntoViewIfNeeded();
        await waitForNextPress(page);
        await control.tap();
      }
      await expect(notifications(page, 'Content Deleted')).toBeVisible();
      await expectWithinReach(page, inches, notifications(page));
    });
  });
}

test.describe('on a wide display that hangs high', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('what is left below the reach line still shows all ways of Home at once', async ({ page }) => {
    await openKiosk(page, screens.home, 'screen-inches=43&lower-edge-mm=1050');
    await tapDock(page, 'Lower screen');
    const ways = page.getByRole('navigation', { name: 'What can we do for you?' }).getByRole('link');
    await expect(ways).toHaveCount(5);
    const bar = await dock(page).boundingBox();
    for (const way of await ways.all()) {
      const box = await way.boundingBox();
      // 1,220 mm above the floor.
      expect(box?.y).toBeGreaterThan(702);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

test('while the keyboard covers the dock, Finish is one tap away', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').tap();
  for (const layer of ['Shift', 'áéü Accents']) {
    await keyboardKey(page, layer).tap();
    await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
  }
  await expect(dock(page).getByRole('button', { name: 'Finish' })).toBeHidden();
  await keyboardKey(page, 'Close keyboard').tap();
  await tapDock(page, 'Finish');
  await expect(page.getByRole('dialog', { name: 'Finish and clear?' })).toBeVisible();
});

test('there are no tooltips, which could be out of reach', async ({ page }) => {
  await openKiosk(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Get Support Today' }).hover();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
