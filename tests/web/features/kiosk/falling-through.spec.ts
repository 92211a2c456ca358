import type { Locator, Page } from 'playwright/test';
import { openKiosk, stopClock, tapDock, waitForNextPress, waitForRestScreen } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 768, height: 1366 }, hasTouch: true });

/** Where both of two controls are, of which one covers the other. */
async function commonPlace(first: Locator, second: Locator): Promise<[x: number, y: number]> {
  const boxes = await Promise.all([first.boundingBox(), second.boundingBox()]);
  const middle = (from: 'x' | 'y', size: 'width' | 'height') => {
    const start = Math.max(...boxes.map((box) => box?.[from] ?? Number.NaN));
    const end = Math.min(...boxes.map((box) => (box?.[from] ?? Number.NaN) + (box?.[size] ?? Number.NaN)));
    expect(end, 'they overlap').toBeGreaterThan(start);
    return (start + end) / 2;
  };
  return [middle('x', 'width'), middle('y', 'height')];
}

/**
 * Taps a control twice, of which the second tap must do nothing to what the control has covered, unlike a third.
 *
 * @param result what appears when that has been pressed
 */
async function tapTwice(page: Page, over: Locator, under: Locator, result: Locator): Promise<void> {
  const place = await commonPlace(over, under);
  await stopClock(page);
  await page.touchscreen.tap(...place);
  await expect(over).toHaveCount(0);
  await page.touchscreen.tap(...place);
  await waitForNextPress(page);
  await expect(result).toHaveCount(0);
  await page.touchscreen.tap(...place);
  await expect(result).toBeVisible();
}

test('a second tap after "Touch to begin" presses nothing on Home', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await openKiosk(page);
  await waitForRestScreen(page);
  const begin = page.getByRole('button', { name: 'Touch to begin' });
  const tile = page.locator('main a', { hasText: 'Volunteer or give' });
  await tapTwice(page, begin, tile, page.getByRole('heading', { level: 1, name: 'Help Where You Can' }));
});

test('a second tap after a link in the menu presses nothing on the screen that opens', async ({ page }) => {
  await openKiosk(page, screens.programs);
  await tapDock(page, 'Menu');
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Programs' });
  const tile = page.locator('main a', { hasText: 'Upcoming Events' });
  await tapTwice(page, link, tile, page.locator('h2:focus', { hasText: 'Upcoming Events' }));
});
