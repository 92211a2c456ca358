import type { Page } from 'playwright/test';
import { dock, keyboardKey, openKiosk, waitForNextPress } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Stops the page's clock, so that two presses come at the same time however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
}

test('presses of one control within half a second count once', async ({ page }) => {
  await openKiosk(page);
  await stopClock(page);
  const lower = dock(page).getByRole('button', { name: 'Lower screen' });
  await lower.tap();
  await lower.tap();
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
  await waitForNextPress(page);
  await lower.tap();
  await expect(lower).toHaveAttribute('aria-pressed', 'false');
});

test('another control, a keyboard and assistive technology can press at once', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page);
  const lower = dock(page).getByRole('button', { name: 'Lower screen' });
  await lower.press('Enter');
  await lower.press('Enter');
  await lower.dispatchEvent('click');
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
});

test('a letter can be typed twice, but Shift stays pressed', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  await stopClock(page);
  const name = page.getByLabel('First Name');
  await name.tap();
  for (const key of ['l', 'l', 'Delete', 'Delete', 'o', 'o']) await keyboardKey(page, key).tap();
  await expect(name).toHaveValue('oo');
  await keyboardKey(page, 'Shift').tap();
  await keyboardKey(page, 'Shift').tap();
  await expect(keyboardKey(page, 'Shift')).toHaveAttribute('aria-pressed', 'true');
});

test('a press counts on release, and sliding off the control cancels it', async ({ page }) => {
  await openKiosk(page);
  const lower = dock(page).getByRole('button', { name: 'Lower screen' });
  const { x, y, width, height } = (await lower.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 200);
  await page.mouse.up();
  await expect(lower).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(...middle);
  await page.mouse.down();
  await expect(lower).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.up();
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
});
