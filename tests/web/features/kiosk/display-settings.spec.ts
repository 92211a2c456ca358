import {
  chooseDisplay,
  computedStyle,
  displayButton,
  displayDialog,
  ground,
  grounds,
  openDisplay,
} from '../../../support/display-settings';
import { openKiosk, restScreen, untilRest } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('the next visitor finds the display as it was designed', async ({ page }) => {
  await openKiosk(page);
  await chooseDisplay(page, { 'Text size': '150%', Colors: 'Dark', Spacing: 'Wide', Links: 'Underlined' });
  expect(await computedStyle(page.locator('html'), 'font-size')).toBe('27px');
  await untilRest(page);
  expect(await computedStyle(page.locator('html'), 'font-size')).toBe('18px');
  expect(await ground(page)).toBe(grounds.paper);
  expect(await page.evaluate(() => Object.keys(document.documentElement.dataset).sort())).toEqual([
    'kiosk',
    'pointer',
  ]);
});

test('settings that were left open are closed for the next visitor', async ({ page }) => {
  await openKiosk(page);
  await openDisplay(page);
  await untilRest(page);
  await restScreen(page).click();
  await expect(displayButton(page)).toBeVisible();
  await expect(displayDialog(page)).toBeHidden();
});

test('every control of the settings is at least 56 px wide and tall, 8 px from the next', async ({
  page,
}) => {
  await openKiosk(page);
  await openDisplay(page);
  const boxes = await displayDialog(page)
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

test('the weave of the display at rest stands still where motion is off', async ({ page }) => {
  await openKiosk(page);
  await untilRest(page);
  const weave = restScreen(page).locator('svg').first();
  expect(await computedStyle(weave, 'animation-name')).toBe('rest-weave');
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'off';
  });
  expect(await computedStyle(weave, 'animation-name')).toBe('none');
});
