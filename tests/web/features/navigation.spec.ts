import type { Locator, Page } from 'playwright/test';
import { expect, openScreen, screens, test } from '../../support/site';

const { home, about } = screens;

const links = ['Home', 'About', 'Services', 'Programs', 'Get Involved', 'Contact'];

function mainNavigation(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation');
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
}

test('each link of the header opens its screen and becomes the current link', async ({ page }) => {
  await openScreen(page, home);
  await expect(mainNavigation(page).getByRole('link')).toHaveText(links);
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Home']);
  const styleOfAbout = () =>
    mainNavigation(page)
      .getByRole('link', { name: 'About', exact: true })
      .evaluate((link) => {
        const { color, backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(link);
        return [color, backgroundColor, borderBottomColor, textDecorationLine].join();
      });
  const notCurrent = await styleOfAbout();

  for (const { name, address } of [
    { name: 'About', address: /#\/about$/ },
    { name: 'Services', address: /#\/services$/ },
    { name: 'Programs', address: /#\/programs$/ },
    { name: 'Get Involved', address: /#\/get-involved$/ },
    { name: 'Contact', address: /#\/contact$/ },
    { name: 'Home', address: /#\/$/ },
  ]) {
    await mainNavigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`${name} – Weaving Hope`);
    await expect(page).toHaveURL(address);
    await expect(current).toHaveText([name]);
    if (name === 'About') expect(await styleOfAbout()).not.toBe(notCurrent);
  }

  await openScreen(page, screens.admin);
  await expect(current).toHaveCount(0);
});

test('a new screen starts at the top and moves the focus to its heading', async ({ page }) => {
  await openScreen(page, home);
  for (const name of ['About', 'Services', 'Programs', 'Get Involved', 'Contact']) {
    await scrollToEnd(page);
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`${name} – Weaving Hope`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await scrollPosition(page)).toBe(0);
  }
});

test('the heading of a screen renders before its sections', async ({ page }) => {
  await openScreen(page, about);
  await openScreen(page, home);
  const link = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
  const sectionsWithHeading = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main') as HTMLElement;
        new MutationObserver((_, observer) => {
          if (main.querySelector('h1')?.textContent !== 'About Weaving Hope') return;
          observer.disconnect();
          resolve(main.querySelectorAll('section').length);
        }).observe(main, { childList: true, subtree: true });
        element.click();
      }),
  );
  expect(sectionsWithHeading).toBe(0);
  await expect(page.getByRole('heading', { name: 'Key Focus Areas' })).toBeAttached();
});

test('Back and Forward restore the scroll position and the focus', async ({ page }) => {
  await openScreen(page, home);
  await scrollToEnd(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Programs', exact: true });
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
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(Math.abs((await scrollPosition(page)) - end)).toBeLessThanOrEqual(1);

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

test('the header stays in view', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await openScreen(page, home);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const top = await header.boundingBox();
    await scrollToEnd(page);
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await header.boundingBox()).toEqual({ ...top, y: 0 });
    // The content scrolls below it.
    await header.getByRole('link', { name: /^Weaving Hope/ }).click({ trial: true });
  }
});

test('an address with a fragment leads to that part of the screen', async ({ page }) => {
  const part = page.getByRole('heading', { level: 3, name: 'Resource Directory' });
  await page.goto('#/services#service-3');
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await page.goto('#/programs#program-employment');
  const program = page.getByRole('heading', { level: 3, name: 'Employment Support' });
  await expect(program).toBeFocused();
  await expect(program).toBeInViewport();
  await expect(page.locator('[aria-live]').filter({ hasText: 'Programs – Weaving Hope' })).toHaveCount(1);

  await page.goBack();
  await expect(part).toBeFocused();
});

test('an address with the fragment of a part that is gone leads to the top of the screen', async ({
  page,
}) => {
  await openScreen(page, home);
  await page.goto('#/services#service-99');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});
