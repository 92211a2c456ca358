import { basename } from 'node:path';
import type { Page } from 'playwright/test';
import { displaySettingsDialog, openDisplaySettings } from '../../support/display-settings';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
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

const first = ['main', 'site-content-en'];

const forOthers = /^(admin-screen|kiosk|desk|spreadsheet|staff|site-content-(document|es))$/;

test.describe('everything', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('that visitors use is fetched ahead; then it works offline', async ({ page, context }) => {
    await connectBy(page, { effectiveType: '4g' });
    const requests = scriptRequests(page, 'requestfinished');
    await openScreen(page, home);
    // The last part that is fetched.
    await expect.poll(() => requests).toContain('other-languages');
    expect(requests.filter((name) => forOthers.test(name))).toEqual([]);
    await context.setOffline(true);
    for (const { name } of publicScreens.slice(1)) {
      await link(page, name).click();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await switchEasyReadOn(page);
      await easyReadToggle(page).click();
    }
    await openDisplaySettings(page);
    await displaySettingsDialog(page).getByRole('button', { name: 'Close' }).click();
  });
});

test('where data is to be saved, a visit requests few files, others once needed', async ({ page }) => {
  await connectBy(page, { saveData: true, effectiveType: '4g' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const requests = scriptRequests(page);
  await openScreen(page, home);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('/scenes/'))).toHaveLength(6);
  expect(requested.length).toBeLessThanOrEqual(13);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.toSorted()).toEqual(first);
  await link(page, 'About').focus();
  await expect.poll(() => requests).toContain('contact-screen');
  await link(page, 'Programs').click();
  await expect(page).toHaveTitle(/^Programs/);
  expect(requests).not.toContain('easy-read-screen');
});
