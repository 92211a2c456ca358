import type { Page } from 'playwright/test';
import { leaveQuickly } from '@/copy/en/leave-quickly';
import { NEUTRAL_PAGE } from '@/features/leave-quickly/leave-site';
import { expect, follow, openScreen, screens, test } from '../../support/site';

// Without scripts: features/without-scripts.spec.ts.
test.use({ expectedErrors: [/^https:\/\/www\.weather\.gov/] });

const leaveLink = (page: Page) => page.getByRole('link', { name: leaveQuickly.button });
const entries = (page: Page) => page.evaluate(() => window.history.length);

test.beforeEach(({ page }) => page.route(NEUTRAL_PAGE, (route) => route.fulfill({ body: 'The weather' })));

test('three presses of Shift leave, and the way back is the page before', async ({ page }) => {
  await openScreen(page, screens.home);
  await follow(page, 'Contact');
  await expect(leaveLink(page).last()).toBeAttached();
  const name = page.getByLabel('First Name');
  await name.focus();
  // What does not count: a unit test.
  for (const key of ['Shift+A', 'Shift+B', 'Shift+C', 'Shift', 'Shift']) await page.keyboard.press(key);
  await expect(name).toHaveValue('ABC');
  const before = await entries(page);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(NEUTRAL_PAGE);
  expect(await entries(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
});

test('a link leaves: in the first view of every screen, and in the menu of a phone', async ({ page }) => {
  for (const [width, screen, links] of [
    [1280, screens.services, 2],
    [390, screens.home, 1],
    [390, screens.contact, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, screen);
    await expect(leaveLink(page)).toHaveCount(links);
    await expect(leaveLink(page).first()).toBeInViewport({ ratio: 1 });
    await expect(leaveLink(page).first()).toHaveAccessibleDescription(leaveQuickly.hint);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByText(leaveQuickly.history)).toBeInViewport({ ratio: 1 });
  const before = await entries(page);
  await page.getByRole('banner').getByRole('link', { name: leaveQuickly.button }).last().click();
  await expect(page).toHaveURL(NEUTRAL_PAGE);
  expect(await entries(page)).toBe(before);
});

test('a link leaves before the scripts have arrived', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('es/contact/', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Salir del sitio' }).first();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await link.click();
  await expect(page).toHaveURL(NEUTRAL_PAGE);
});
