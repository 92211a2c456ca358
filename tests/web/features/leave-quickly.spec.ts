import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { openKiosk } from '../../support/kiosk';
import { expect, follow, openScreen, screens, test } from '../../support/site';

const leaveButtons = (page: Page) => page.getByRole('button', { name: 'Leave This Site' });

async function pressShift(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Shift');
}

test('three presses of Shift leave a blank page in place of this one; typing capitals and Escape do not', async ({
  page,
}) => {
  await openScreen(page, screens.home);
  await follow(page, 'Contact');
  await expect(leaveButtons(page).last()).toBeAttached();
  const name = page.getByLabel('First Name');
  await name.focus();
  for (const key of ['Shift+A', 'Shift+B', 'Shift+C', 'Escape', 'Escape', 'Escape']) {
    await page.keyboard.press(key);
  }
  await pressShift(page, 2);
  await expect(name).toHaveValue('ABC');

  const entries = await page.evaluate(() => window.history.length);
  await pressShift(page, 1);
  await expect(page).toHaveURL('about:blank');
  await expect(page.locator('body')).toHaveText('');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  // Back leads to the page before, not to the one that was left.
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the button is beside the reading tools of wide windows, in the menu of narrow ones, and in every footer, with what it leaves behind', async ({
  page,
}) => {
  await openScreen(page, screens.services);
  await expect(leaveButtons(page)).toHaveCount(2);
  await expect(leaveButtons(page).first()).toHaveAccessibleDescription('Or press Shift three times.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(leaveButtons(page)).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Your browser’s history still shows the pages that you opened before.');
  await leaveButtons(page).scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  await footer.getByRole('button', { name: 'Leave This Site' }).click();
  await expect(page).toHaveURL('about:blank');

  await openScreen(page, screens.services);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('button', { name: 'Leave This Site' }).click();
  await expect(page).toHaveURL('about:blank');
});

test('the kiosk, which has Finish, cannot be left', async ({ page }) => {
  await openKiosk(page);
  await expect(leaveButtons(page)).toHaveCount(0);
  await pressShift(page, 4);
  await expect(page).toHaveTitle(/^Home/);
});
