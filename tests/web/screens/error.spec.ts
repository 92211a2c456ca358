import type { Page } from 'playwright/test';
import { breakScreen } from '../../support/break-list';
import { scripts } from '../../support/network';
import { expect, screens, test } from '../../support/site';

// The failed request and the error that React caught are logged to the console.
test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module|The loom broke/] });

/** Fails unless the error message is shown, without a stack trace, on a page that still works. */
async function expectErrorScreen(page: Page, message: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main.getByText('You did nothing wrong, and nothing was sent.')).toBeVisible();
  await expect(main.getByText('Try again, or go back to Home.')).toBeVisible();
  await expect(main.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Details for support' }).getByText(message)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/^\s*at .+/m);
  await expect(page.locator('body')).not.toContainText(/\.(js|tsx?):\d+/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

test('a screen that throws shows the message and a link to Home, takes the focus, and keeps the header working', async ({
  page,
}) => {
  await breakScreen(page, 'about');
  await page.goto(screens.about.hash);
  await expectErrorScreen(page, 'The loom broke.');
  await goHome(page);

  await follow(page, 'About');
  await expectErrorScreen(page, 'The loom broke.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await follow(page, 'Services');
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeVisible();
});

test('a screen that cannot be loaded shows a message, and is requested again later', async ({ page }) => {
  await page.route(scripts('screens'), (route) => route.abort());
  await page.goto(screens.about.hash);
  await expectErrorScreen(page, /Failed to fetch/);
  await goHome(page);
  await page.unroute(scripts('screens'));
  await follow(page, 'About');
  await expect(page.getByRole('heading', { level: 2, name: 'Key Focus Areas' })).toBeVisible();
});
