import type { Page } from 'playwright/test';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';
import { expectTargetSize } from '../../support/targets';

const { home } = screens;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(({ page }) => openScreen(page, home));

function toggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
}

function menu(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
}

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(open));
  await expect(menu(page)).toBeVisible({ visible: open });
}

test('the button opens and closes the menu, with links, the crisis line, and two buttons that say how to do it today', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const color = () => toggle(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expectOpen(page, false);
  const closed = await color();
  await toggle(page).tap();
  await expectOpen(page, true);
  expect(await color()).not.toBe(closed);
  await expectTargetSize(page);
  await expect(menu(page).getByRole('link')).toHaveText([
    ...publicScreens.map(({ name }) => name),
    'In a crisis? Call (212) 555-0199, day and night',
  ]);
  for (const link of await menu(page).getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(header.getByRole('button')).toHaveText(['Text and colors', 'Menu', 'Volunteer', 'Donate Now']);
  for (const [name, wish] of [
    ['Volunteer', 'volunteer'],
    ['Donate Now', 'donate'],
  ] as const) {
    const answer = `We do this by phone. Just say: “I would like to ${wish}.”`;
    const button = header.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAccessibleDescription(answer);
    await button.tap();
    await expect(header.getByRole('paragraph').filter({ hasText: answer })).toBeInViewport({ ratio: 1 });
    await expectOpen(page, true);
    await expect(page).toHaveTitle(/^Home/);
  }
  await expect(header.getByRole('link', { name: '(212) 555-0142' })).toBeInViewport({ ratio: 1 });
  await toggle(page).tap();
  await expectOpen(page, false);
  expect(await color()).toBe(closed);
});

test('all of an open menu can be scrolled to on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await toggle(page).tap();
  const last = page.getByRole('banner').getByRole('button', { name: 'Donate Now' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await toggle(page).scrollIntoViewIfNeeded();
  await toggle(page).tap();
  await expectOpen(page, false);
});

test('following a link, even that of the current screen, opens its screen and closes the menu', async ({
  page,
}) => {
  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Home' }).tap();
  await expectOpen(page, false);
  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Services' }).tap();
  await expect(page).toHaveTitle(/^Services/);
  await expectOpen(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Whoever reads neither language knows the name of theirs.
  await toggle(page).tap();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^In Other Languages: 中文 Русский/ })
    .tap();
  await expectOpen(page, false);
  await expect(page.getByRole('heading', { name: 'In Other Languages' })).toBeFocused();
});

test('Escape closes the menu and returns the focus to its button; it also closes when the focus leaves it, and with a tap outside', async ({
  page,
}) => {
  await toggle(page).press('Enter');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();

  await toggle(page).press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Donate Now' }).focus();
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expectOpen(page, false);
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();

  await toggle(page).tap();
  await expectOpen(page, true);
  await page.touchscreen.tap(195, 800);
  await expectOpen(page, false);
  await expect(page).toHaveTitle(/^Home/);
});
