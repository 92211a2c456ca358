import type { Page } from 'playwright/test';
import { disablePrefetch } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';

const { home } = screens;

/** The scripts that are requested from now on. */
function scriptRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/([\w-]+)-[\w-]{8}\.js/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

async function connectBy(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('everything is fetched ahead, in two requests', async ({ page }) => {
  await connectBy(page, { effectiveType: '4g' });
  const requests = scriptRequests(page);
  await openScreen(page, home);
  await expect.poll(() => requests).toEqual(['page', 'screens', 'tools']);
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(3);
});

test('the other screens are fetched as soon as the visitor goes on', async ({ page }) => {
  await connectBy(page, { effectiveType: '4g' });
  await disablePrefetch(page);
  const requests = scriptRequests(page);
  await openScreen(page, home);
  await link(page, 'About').focus();
  await expect.poll(() => requests).toEqual(['page', 'screens']);
});

for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)}, nothing is fetched before it is needed`, async ({ page }) => {
    await connectBy(page, connection);
    const requests = scriptRequests(page);
    await openScreen(page, home);
    await page.waitForLoadState('networkidle');
    // What idle time would have been used for.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests).toEqual(['page']);

    await link(page, 'About').focus();
    await expect.poll(() => requests).toEqual(['page', 'screens']);
    await link(page, 'Programs').click();
    await expect(page).toHaveTitle(/^Programs/);
    expect(requests).toEqual(['page', 'screens']);

    await openScreen(page, screens.admin);
    await page.getByRole('tab', { name: 'Events' }).click();
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByText('Content Deleted')).toBeVisible();
  });
}
