import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { openKiosk } from '../../support/kiosk';
import { expect, follow, openScreen, screens, test } from '../../support/site';

const leaveLinks = (page: Page) => page.getByRole('link', { name: 'Leave This Site' });

async function pressShift(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Shift');
}

test('three presses of Shift leave a blank page in place of this one; typing capitals, shortcuts and Escape do not', async ({
  page,
}) => {
  await openScreen(page, screens.home);
  await follow(page, 'Contact');
  await expect(leaveLinks(page).last()).toBeAttached();
  const name = page.getByLabel('First Name');
  await name.focus();
  for (const key of ['Shift+A', 'Shift+B', 'Shift+C', 'Escape', 'Escape', 'Escape']) {
    await page.keyboard.press(key);
  }
  // Both keys change the keyboard's layout on many systems.
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Control+Shift');
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

test('the link is beside the reading tools of wide windows, in the menu of narrow ones, and in every footer, with what it leaves behind', async ({
  page,
}) => {
  await openScreen(page, screens.services);
  await expect(leaveLinks(page)).toHaveCount(2);
  await expect(leaveLinks(page).first()).toHaveAccessibleDescription('Or press Shift three times.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(leaveLinks(page)).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Your browser’s history still shows the pages that you opened before.');
  await leaveLinks(page).scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  const entries = await page.evaluate(() => window.history.length);
  await footer.getByRole('link', { name: 'Leave This Site' }).click();
  await expect(page).toHaveURL('about:blank');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await openScreen(page, screens.services);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('link', { name: 'Leave This Site' }).click();
  await expect(page).toHaveURL('about:blank');
});

test('before the scripts have arrived, the link leaves, too', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  for (const path of ['', 'es/contact/']) {
    await page.goto(path, { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: /Leave This Site|Salir de este sitio/ }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await link.click();
    await expect(page).toHaveURL('about:blank');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`the link at the top and the one in the footer leave a window that is ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const index of [0, 1]) {
        await page.goto('services/');
        await expect(leaveLinks(page)).toHaveCount(2);
        await expect(leaveLinks(page).first()).toBeInViewport({ ratio: 1 });
        await leaveLinks(page).nth(index).click();
        await expect(page).toHaveURL('about:blank');
      }
    });
  }
});

test('the kiosk, which has Finish, cannot be left', async ({ page }) => {
  await openKiosk(page);
  await expect(leaveLinks(page)).toHaveCount(0);
  await pressShift(page, 4);
  await expect(page).toHaveTitle(/^Home/);
});
