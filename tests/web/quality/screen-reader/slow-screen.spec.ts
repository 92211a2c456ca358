import type { Page } from 'playwright/test';
import { listen } from '../../../support/screen-reader/screen-reader';
import { expect, openScreen, screens, test } from '../../../support/site';

const [home] = screens;

/** Holds the script of About back until the function that it gives is called. */
async function holdAbout(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/about-screen-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

const notice = (page: Page) => page.getByText('One moment, please…');
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a screen that is long in coming is announced while the last one stays, then heard by its heading', async ({
  page,
}) => {
  const release = await holdAbout(page);
  await openScreen(page, home);
  const heard = await listen(page);
  await follow(page, 'About');
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');

  release();
  await expect(headingOf(page, 'About')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
  expect(await heard()).toEqual([
    'link, About',
    'polite: One moment, please…',
    'heading, About Weaving Hope, level 1',
  ]);
});

test('the first screen is announced after a second and not before, and leaves the focus alone', async ({
  page,
}) => {
  const release = await holdAbout(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('#/about');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.clock.runFor(900);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(notice(page)).toBeVisible();

  release();
  await page.clock.resume();
  await expect(headingOf(page, 'About')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
});

test('who leaves the first screen before it is there is led to the heading of the next', async ({ page }) => {
  const release = await holdAbout(page);
  await page.goto('#/about');
  await expect(notice(page)).toBeVisible();
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  release();
});

test('a visitor can go elsewhere meanwhile', async ({ page }) => {
  const release = await holdAbout(page);
  await openScreen(page, home);
  await follow(page, 'About');
  await expect(notice(page)).toBeVisible();
  await follow(page, 'Services');
  await expect(headingOf(page, 'Services')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);

  release();
  await follow(page, 'About');
  await expect(headingOf(page, 'About')).toBeFocused();
});
