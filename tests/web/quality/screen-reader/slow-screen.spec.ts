import type { Page } from 'playwright/test';
import { further } from '../../../support/matrix';
import { hold, scripts } from '../../../support/network';
import { recordAnnouncements } from '../../../support/screen-reader';
import { expect, follow, openScreen, screens, test } from '../../../support/site';

const { home, notFound } = screens;

/** Holds the script of the screens back until the returned function is called. */
const delayScreens = (page: Page) => hold(page, scripts('screens'));

const notice = (page: Page) => page.getByText('One moment, please…');
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a slow screen is announced while the previous one stays, then by its heading', async ({ page }) => {
  const release = await delayScreens(page);
  await openScreen(page, home);
  const announcements = await recordAnnouncements(page);
  await follow(page, 'About');
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');

  release();
  await expect(headingOf(page, 'About')).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
  expect(await announcements()).toEqual([
    'link, About',
    'polite: One moment, please…',
    'heading, About Weaving Hope, level 1',
  ]);
});

test('a slow first screen is announced after one second, not before, and does not move the focus', async ({
  page,
}) => {
  const release = await delayScreens(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  // It has no page of its own.
  await page.goto(notFound.hash);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.clock.runFor(900);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(notice(page)).toBeVisible();

  release();
  await page.clock.resume();
  await expect(headingOf(page, '404')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
});

test('leaving the first screen before it has loaded moves the focus to the heading of the next', async ({
  page,
}) => {
  const release = await delayScreens(page);
  await page.goto(notFound.hash);
  await expect(notice(page)).toBeVisible();
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  release();
});

test('a visitor can go back to Home meanwhile', further, async ({ page }) => {
  const release = await delayScreens(page);
  await openScreen(page, home);
  await follow(page, 'About');
  await expect(notice(page)).toBeVisible();
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(notice(page)).toHaveCount(0);

  release();
  await follow(page, 'About');
  await expect(headingOf(page, 'About')).toBeFocused();
});
