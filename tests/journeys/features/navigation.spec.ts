import type { Page } from 'playwright/test';
import { expect, inPlace, openScreen, publicScreens, screens, test } from '../../support/site';
import { expectTargetSize } from '../../support/targets';

const { home, about, services, contact } = screens;

const mainNavigation = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollToEnd(page: Page): Promise<void> {
  // The last button of the footer comes late.
  await expect(async () => {
    await page.keyboard.press('End');
    const below = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    expect(below).toBeLessThanOrEqual(1);
  }).toPass();
}

test('a link opens its screen at the top, focuses its heading, and is current', async ({ page }) => {
  await openScreen(page, home);
  const title = page.getByRole('heading', { level: 1 });
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Home']);
  const about = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
  const lookOfAbout = () => about.evaluate((link) => getComputedStyle(link).borderBottomColor);
  const notCurrent = await lookOfAbout();
  for (const { name, hash } of publicScreens.slice(1)) {
    await scrollToEnd(page);
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    await mainNavigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`${name} – Weaving Hope`);
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(title).toBeFocused();
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
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await expect(link).toBeFocused();
  expect(Math.abs((await scrollPosition(page)) - positionOnHome)).toBeLessThanOrEqual(1);

  await page.goForward();
  await expect(page).toHaveTitle(/^Programs/);
  await expect(button).toBeFocused();
  expect(await scrollPosition(page)).toBe(positionOnPrograms);
});

test('an address with a fragment leads to that part of the screen', async ({ page }) => {
  const part = page.getByRole('heading', { level: 3, name: 'Resource Directory' });
  await page.goto('#/services#service-3');
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await page.goto(inPlace(page, { hash: '#/programs#program-3' }));
  const program = page.getByRole('heading', { level: 3, name: 'Employment Support' });
  await expect(program).toBeFocused();
  await expect(page.locator('[aria-live]').filter({ hasText: 'Programs – Weaving Hope' })).toHaveCount(1);
  await page.goBack();
  await expect(part).toBeFocused();
});

test('the skip link comes first, and moves the focus to main at the same address', async ({ page }) => {
  await openScreen(page, about);
  const address = page.url();
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).not.toBeInViewport();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the logo leads to Home, and the footer to networks and other languages', async ({ page }) => {
  await openScreen(page, about);
  const brand = page.getByRole('banner').getByRole('link', { name: /^Weaving Hope/ });
  await brand.click();
  await expect(page).toHaveTitle(/^Home/);

  for (const link of await page.getByRole('list', { name: 'Follow us' }).getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link.locator('svg')).toBeVisible();
  }
  // Whoever reads neither language knows the name of theirs.
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'In Other Languages' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  async function openWithMenu(page: Page, screen = home) {
    await openScreen(page, screen);
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: /^(Menu|Close)$/ });
    const menu = mainNavigation(page);
    const expectOpen = async (open: boolean) => {
      await expect(toggle).toHaveAttribute('aria-expanded', String(open));
      await expect(menu).toBeVisible({ visible: open });
    };
    await expectOpen(false);
    return { header, toggle, menu, expectOpen };
  }

  test('all of the menu is in view, and its buttons say how to do it today', async ({ page }) => {
    const { header, toggle, menu, expectOpen } = await openWithMenu(page);
    await toggle.tap();
    await expectOpen(true);
    await expectTargetSize(page);
    await expect(menu.getByRole('link')).toHaveText(publicScreens.map(({ name }) => name));
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    for (const name of ['Volunteer', 'Donate Now']) {
      const button = header.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
      const say = `I would like to ${name.split(' ')[0]?.toLowerCase()}.`;
      await expect(header.getByRole('paragraph').filter({ hasText: say })).toBeInViewport({ ratio: 1 });
      await expectOpen(true);
    }
    const help = ['In a crisis? Call (212) 555-0199, day or night', 'Other languages', '(212) 555-0142'];
    for (const name of help) await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await toggle.tap();
    await expectOpen(false);
  });

  test('a link of the menu, even to the current screen, closes the menu', async ({ page }) => {
    const { header, toggle, menu, expectOpen } = await openWithMenu(page);
    await toggle.tap();
    await menu.getByRole('link', { name: 'Home' }).tap();
    await expectOpen(false);
    await toggle.tap();
    await menu.getByRole('link', { name: 'Services' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
    await expectOpen(false);
    await toggle.tap();
    await header.getByRole('link', { name: 'Other languages' }).tap();
    await expectOpen(false);
    await expect(page.getByRole('heading', { name: 'In Other Languages' })).toBeFocused();
  });

  test('the menu closes with Escape, when the focus leaves it, and with a tap outside', async ({ page }) => {
    const { header, toggle, expectOpen } = await openWithMenu(page, contact);
    // Below the header's first row, the menu has the tools of that row.
    await scrollToEnd(page);
    await toggle.press('Enter');
    await expectOpen(true);
    await page.keyboard.press('Tab');
    await expect(header.getByRole('button', { name: 'Text and colors' }).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await expect(toggle).toBeFocused();
    await toggle.press('Enter');
    await header.getByRole('link', { name: 'Leave This Site' }).last().focus();
    await expectOpen(true);
    await page.keyboard.press('Tab');
    await expectOpen(false);
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    await toggle.tap();
    await expectOpen(true);
    await page.touchscreen.tap(195, 800);
    await expectOpen(false);
    await expect(page).toHaveTitle(/^Contact/);
  });

  test('each screen of five sections lists them, and leads back to its top', async ({ page }) => {
    const list = page.getByRole('navigation', { name: 'On this page' });
    const main = page.getByRole('main');
    for (const screen of [services, contact]) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await list.getByRole('button', { name: 'On this page', expanded: false }).press('Enter');
        const titles = await list.getByRole('link').allTextContents();
        expect(titles.length).toBeGreaterThanOrEqual(5);
        for (const title of titles) {
          await list.getByRole('link', { name: title, exact: true }).click();
          const heading = main.getByRole('region', { name: title, exact: true }).locator(':is(h2, h3):focus');
          await expect(heading).toBeInViewport({ ratio: 1 });
          // Only who uses the keyboard needs a box around it.
          await expect(heading).toHaveCSS('outline-style', 'none');
        }
        await list.getByRole('link').last().press('Enter');
        await expect(main.locator('h2:focus, h3:focus')).toHaveCSS('outline-style', 'solid');
        await main.getByRole('link', { name: 'Back to top' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await scrollPosition(page)).toBe(0);
      });
    }
  });
});
