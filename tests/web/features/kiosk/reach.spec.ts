import type { Page } from 'playwright/test';
import { changeDisplaySettings, openDisplaySettings } from '../../../support/display-settings';
import { crossSection } from '../../../support/full-run';
import {
  dock,
  expectWithinReach,
  finishVisit,
  heightMm,
  IDLE_SECONDS,
  idleWarning,
  keyboardKey,
  openKiosk,
  restScreen,
  tapDock,
  waitForNextPress,
  waitIdle,
} from '../../../support/kiosk';
import { displays } from '../../../support/matrix';
import { notifications } from '../../../support/notifications';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

/** Brings everything below the first line that this display has. */
async function bringLower(page: Page): Promise<void> {
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

for (const { viewport, inches } of displays) {
  test.describe(`with Lower screen, ${viewport.width}x${viewport.height} on ${inches} inches`, () => {
    test.use({ viewport, hasTouch: true });

    for (const size of crossSection(['200%', '100%'] as const, 1)) {
      test(`screens, sheets and dialogs are within reach at ${size} text`, async ({ page }) => {
        // With a voice, the dock has one button more.
        await mockVoices(page);
        await openKiosk(page, screens.contact, `screen-inches=${inches}`);
        await changeDisplaySettings(page, { 'Text size': size });
        await bringLower(page);
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
        await expectWithinReach(page, inches);
        const { y = 0 } = (await idleWarning(page).boundingBox()) ?? {};
        expect(heightMm(viewport, inches, y)).toBeLessThanOrEqual(1220.5);
        await page.getByRole('button', { name: 'I am still here' }).tap();
        await finishVisit(page);
        await expectWithinReach(page, inches);
        await restScreen(page).getByRole('button', { name: 'Lower screen' }).tap();
        await expectWithinReach(page, inches);
      });

      test(`the keyboard and notifications are within reach at ${size} text`, { tag: '@full' }, async ({
        page,
      }) => {
        await openKiosk(page, screens.contact, `screen-inches=${inches}`);
        await changeDisplaySettings(page, { 'Text size': size });
        await bringLower(page);
        for (const label of ['First Name', 'E-mail', 'Phone', 'Message']) {
          await page.locator('form').getByRole('textbox', { name: label }).focus();
          await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
          await expectWithinReach(page, inches);
        }
        await keyboardKey(page, 'Close keyboard').tap();

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
        await expectWithinReach(page, inches);
        const { y = 0 } = (await notifications(page).boundingBox()) ?? {};
        expect(heightMm(viewport, inches, y)).toBeLessThanOrEqual(1220.5);
      });
    }
  });
}

test.describe('on a portrait display', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('while the keyboard covers the dock, Finish is one tap away', async ({ page }) => {
    await openKiosk(page, screens.contact);
    const close = keyboardKey(page, 'Close keyboard');
    for (const label of ['First Name', 'E-mail', 'Phone', 'Message']) {
      await page.locator('form').getByRole('textbox', { name: label }).tap();
      await expect(close).toBeVisible();
    }
    for (const layer of ['Shift', 'áéü Accents']) {
      await keyboardKey(page, layer).tap();
      await expect(close).toBeVisible();
    }
    await expect(dock(page).getByRole('button', { name: 'Finish' })).toBeHidden();
    await close.tap();
    await tapDock(page, 'Finish');
    await expect(page.getByRole('dialog', { name: 'Finish and clear?' })).toBeVisible();
  });

  test('there are no tooltips, which could be out of reach', { tag: '@full' }, async ({ page }) => {
    await openKiosk(page);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Get Support Today' }).hover();
    await page.clock.runFor(1_500);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
