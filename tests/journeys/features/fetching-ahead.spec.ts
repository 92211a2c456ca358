import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { FIRST_VISIT_REQUESTS } from '../../../resources/build/sizes';
import { clickButton } from '../../support/admin';
import { displaySettingsButton, displaySettingsDialog } from '../../support/display-settings';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { disablePrefetch, scripts } from '../../support/network';
import { notifications } from '../../support/notifications';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';

const { home } = screens;

const withoutHash = (file: string) => basename(file).replace(/-[\w-]{8}\.js.*$/, '');

/** The scripts that are requested from now on, without their hashes. */
function scriptRequests(page: Page, event: 'request' | 'requestfinished' = 'request'): string[] {
  const names: string[] = [];
  page.on(event as 'request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && pathname.includes('/assets/'))
      names.push(withoutHash(pathname));
  });
  return names;
}

const connectBy = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

async function useContentManagement(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '#/admin';
  });
  await clickButton(page, 'Edit Hero Section');
  await clickButton(page, 'Save');
  await expect(notifications(page, 'Content Updated')).toBeVisible();
}

/** Each script comes with its copy; the first brings what all need. */
const withCopy = (...names: string[]) =>
  ['site-content-en', 'rolldown-runtime', ...names.flatMap((name) => [`en-${name}`, name])].sort();

test.describe('everything', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('that visitors use is fetched ahead, in one language; then it works offline', async ({
    page,
    context,
  }) => {
    await connectBy(page, { effectiveType: '4g' });
    const requests = scriptRequests(page, 'requestfinished');
    await openScreen(page, home);
    const all = withCopy('page', 'screens', 'story', 'talk', 'tools');
    await expect.poll(() => requests.toSorted()).toEqual(all);
    await context.setOffline(true);
    for (const { name } of publicScreens.slice(1)) {
      await link(page, name).click();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await switchEasyReadOn(page);
      await easyReadToggle(page).click();
    }
    await displaySettingsButton(page).click();
    await displaySettingsDialog(page).getByRole('button', { name: 'Close' }).click();
  });
});

test('a first visit requests few files; the other screens are fetched as soon as the visitor goes on', async ({
  page,
}) => {
  await connectBy(page, { effectiveType: '4g' });
  await disablePrefetch(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const requests = scriptRequests(page);
  await openScreen(page, home);
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeLessThanOrEqual(FIRST_VISIT_REQUESTS);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  expect(requested.filter((url) => /\/es[-/]/.test(url))).toEqual([]);
  await link(page, 'About').focus();
  await expect.poll(() => requests.toSorted()).toEqual(withCopy('page', 'screens'));
});

test('where data is to be saved, nothing is fetched before it is needed', async ({ page }) => {
  await connectBy(page, { saveData: true, effectiveType: '4g' });
  const requests = scriptRequests(page);
  await openScreen(page, home);
  await page.waitForLoadState('networkidle');
  // What idle time would have been used for.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.toSorted()).toEqual(withCopy('page'));
  await link(page, 'About').focus();
  await expect.poll(() => requests.toSorted()).toEqual(withCopy('page', 'screens'));
  await link(page, 'Programs').click();
  await expect(page).toHaveTitle(/^Programs/);
  expect(requests.toSorted()).toEqual(withCopy('page', 'screens'));
  await useContentManagement(page);
});

test.describe('what could not be fetched', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('is fetched again after a while', async ({ page }) => {
    const requests = scriptRequests(page);
    const requested = (name: string) => requests.filter((each) => each === name).length;
    await page.clock.install();
    await page.route(scripts('screens'), (route) => route.abort());
    await openScreen(page, home);
    await expect.poll(() => requested('screens')).toBe(1);
    await page.clock.runFor(1_000);
    expect(requested('screens')).toBe(1);
    await page.unroute(scripts('screens'));
    await expect
      .poll(async () => {
        await page.clock.runFor(6_000);
        return requested('tools');
      })
      .toBe(1);
  });
});

test('the kiosk fetches all code in its language before it is idle, but none of a desk', async ({
  page,
  siteFolder,
}) => {
  await disablePrefetch(page);
  const requests = scriptRequests(page);
  await page.goto('?kiosk');
  const built = readdirSync(join(siteFolder, 'assets')).filter((file) =>
    /^(?!es-|(en-)?desk-|spreadsheets-|site-content-(es|document)-).*\.js$/.test(file),
  );
  await expect.poll(() => requests.toSorted()).toEqual(built.map(withoutHash).sort());
});
