import type { Page } from 'playwright/test';
import {
  backgrounds,
  changeDisplaySettings,
  computedStyle,
  displaySettingsButton,
  displaySettingsDialog,
  openDisplaySettings,
  pageBackground,
} from '../../../support/display-settings';
import { openKiosk, restScreen, waitForRestScreen } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const textSize = async (page: Page) =>
  Number.parseFloat(await computedStyle(page.locator('html'), 'font-size'));

test('the next visitor finds the default settings', async ({ page }) => {
  await openKiosk(page);
  await changeDisplaySettings(page, {
    'Text size': '150%',
    Colors: 'Dark',
    Spacing: 'Wide',
    Links: 'Underlined',
  });
  expect(await textSize(page)).toBeCloseTo(31.4, 1);
  await waitForRestScreen(page);
  expect(await textSize(page)).toBeCloseTo(21.0, 1);
  expect(await pageBackground(page)).toBe(backgrounds.paper);
  expect(await page.evaluate(() => Object.keys(document.documentElement.dataset).sort())).toEqual([
    'kiosk',
    'pointer',
  ]);
});

test('a dialog that was left open is closed for the next visitor', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await openDisplaySettings(page);
  await waitForRestScreen(page);
  await restScreen(page).click();
  await expect(displaySettingsButton(page)).toBeVisible();
  await expect(displaySettingsDialog(page)).toBeHidden();
});

test('every control of the dialog is at least 56 px wide and tall, and 8 px apart', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page);
  await openDisplaySettings(page);
  const boxes = await displaySettingsDialog(page)
    .locator('button, input')
    .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(10);
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(55.95);
    for (const other of boxes.slice(index + 1)) {
      const gap = Math.max(
        other.left - box.right,
        box.left - other.right,
        other.top - box.bottom,
        box.top - other.bottom,
      );
      expect(gap).toBeGreaterThanOrEqual(7.95);
    }
  }
});

test('the weave on the rest screen does not move with motion off', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await waitForRestScreen(page);
  const weave = restScreen(page).locator('div:has(> div > svg)');
  expect(await computedStyle(weave, 'animation-name')).toBe('rest-weave');
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'off';
  });
  expect(await computedStyle(weave, 'animation-name')).toBe('none');
});
