import type { Locator, Page } from 'playwright/test';
import { expect, inPlace, openScreen, publicScreens, screens, test } from '../../support/site';

const { home, about } = screens;

function mainNavigation(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** How much of the page is below the viewport, in CSS pixels. */
const belowViewport = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);

async function scrollToEnd(page: Page): Promise<void> {
  // The last button of the footer comes late.
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await belowViewport(page)).toBeLessThanOrEqual(1);
  }).toPass();
}

test('a link opens its screen at the top, with the focus on its heading, and becomes the current link', async ({
  page,
}) => {
  await openScreen(page, home);
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Home']);
  const lookOfAbout = () =>
    mainNavigation(page)
      .getByRole('link', { name: 'About', exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(link);
        return [color, backgroundColor, borderBottomColor, textDecorationLine].join();
      });
  const notCurrent = await lookOfAbout();

  for (const { name, hash } of publicScreens.slice(1)) {
    await scrollToEnd(page);
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await mainNavigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`${name} – Weaving Hope`);
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await scrollPosition(page)).toBe(0);
    await expect(current).toHaveText([name]);
    if (name === 'About') expect(await lookOfAbout()).not.toBe(notCurrent);
  }
  await openScreen(page, screens.admin);
  await expect(current).toHaveCount(0);
});

test('Back and Forward restore the scroll position and the focus', async ({ page }) => {
  await openScreen(page, home);
  await scrollToEnd(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Programs', exact: true });
  // Brings it out from below the header, as the click would.
  await link.focus();
  const positionOnHome = await scrollPosition(page);
  expect(positionOnHome).toBeGreaterThan(1_000);
  await link.click();
  await expect(page).toHaveTitle(/^Programs/);
  const button = page.getByRole('button', { name: 'Ask Questions' });
  await button.focus();
  const positionOnPrograms = await scrollPosition(page);
  expect(positionOnPrograms).toBeGreaterThan(0);

  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(Math.abs((await scrollPosition(page)) - positionOnHome)).toBeLessThanOrEqual(1);

  await page.goForward();
  await expect(page).toHaveTitle(/^Programs/);
  await expect(button).toBeFocused();
  expect(await scrollPosition(page)).toBe(positionOnPrograms);
});

test('the skip link is first, becomes visible, and moves the focus to main without changing the address', async ({
  page,
}) => {
  await openScreen(page, about);
  const address = page.url();
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).not.toBeInViewport();

  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skipLink).not.toBeInViewport();
  expect(page.url()).toBe(address);
  await expect(page).toHaveTitle(/^About/);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('an address with a fragment leads to that part of the screen', async ({ page }) => {
  const part = page.getByRole('heading', { level: 3, name: 'Resource Directory' });
  await page.goto('#/services#service-3');
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await page.goto(inPlace(page, { hash: '#/programs#program-3' }));
  const program = page.getByRole('heading', { level: 3, name: 'Employment Support' });
  await expect(program).toBeFocused();
  await expect(program).toBeInViewport();
  await expect(page.locator('[aria-live]').filter({ hasText: 'Programs – Weaving Hope' })).toHaveCount(1);

  await page.goBack();
  await expect(part).toBeFocused();

  // Without such a part, the screen opens at its top.
  await page.goto(inPlace(page, { hash: '#/about#service-99' }));
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});
