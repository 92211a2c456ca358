import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { disablePrefetch } from '../support/network';
import { expect, follow, openScreen, type Screen, screens } from '../support/site';
import { nextRelease } from './build-next-release';
import { test as hostingTest } from './hosting';
import { isInstalled } from './install-servers';

const test = hostingTest.extend<{ upgrade: () => Promise<void> | undefined }>({
  /** Has the server switch to the next release until the end of the test. */
  upgrade: async ({ server, siteFolder }, use) => {
    await use(() => server?.switchTo(nextRelease));
    await server?.switchTo(join(siteFolder, '..'));
  },
});

// Only where nobody could install it, as on Windows: see install-servers.ts, which otherwise fails.
test.skip(({ serverName }) => !isInstalled(serverName), 'The web server cannot be installed here.');

// Otherwise the other scripts would be fetched before the upgrade, or after the test.
test.beforeEach(({ page }) => disablePrefetch(page));

async function open(page: Page, { name }: Screen): Promise<void> {
  await follow(page, name);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('an open tab goes on working after an upgrade', async ({ page, upgrade, siteUrl, siteFolder }) => {
  await openScreen(page, screens.home);

  await upgrade();

  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url().slice(siteUrl.length));
  });
  const isOfOpenedRelease = (script: string) => existsSync(join(siteFolder, script));

  await open(page, screens.contact);
  expect(scripts, 'the scripts of the screens').not.toEqual([]);
  expect(
    scripts.filter((script) => !isOfOpenedRelease(script)),
    'scripts of the new release',
  ).toEqual([]);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Written after the upgrade');
  await open(page, screens.services);
  await open(page, screens.contact);
  await expect(message).toHaveValue('Written after the upgrade');

  scripts.length = 0;
  await page.reload();
  await expect(page.locator('html:not([data-loading]) h1')).toBeVisible();
  await open(page, screens.services);
  expect(scripts).not.toEqual([]);
  expect(scripts.filter(isOfOpenedRelease), 'scripts of the old release').toEqual([]);
});
