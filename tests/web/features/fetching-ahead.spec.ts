import type { Page } from 'playwright/test';
import { crossSection } from '../../support/full-run';
import { expect, openScreen, screens, test } from '../../support/site';

const { home, about } = screens;

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

test('everything is fetched ahead, in at most twelve requests', async ({ page }) => {
  await connectBy(page, { effectiveType: '4g' });
  const requests = scriptRequests(page);
  await openScreen(page, home);
  await expect.poll(() => requests.includes('tooltip-layer')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((name) => name !== 'index').length).toBeLessThanOrEqual(12);
  expect(requests).toContain('easy-read-screen');
});

for (const connection of crossSection(
  [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }],
  1,
)) {
  test.describe(`with ${JSON.stringify(connection)}`, () => {
    test.beforeEach(({ page }) => connectBy(page, connection));

    test('nothing is fetched ahead, and a screen once its link is pressed or focused', async ({ page }) => {
      const requests = scriptRequests(page);
      await openScreen(page, home);
      await page.waitForLoadState('networkidle');
      // What idle time would have been used for.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const early = requests.filter((name) => name !== 'index');
      expect(early).not.toContain('easy-read-screen');
      expect(early).not.toContain('about-screen');

      await link(page, 'About').focus();
      await expect.poll(() => requests).toContain('about-screen');
      expect(requests).not.toContain('programs-screen');

      await link(page, 'Programs').hover();
      await page.mouse.down();
      await expect.poll(() => requests).toContain('programs-screen');
      await page.mouse.up();
      await expect(page).toHaveTitle(/^Programs/);
    });

    test('notifications are there where they are needed', { tag: '@full' }, async ({ page }) => {
      await openScreen(page, screens.admin);
      await page.getByRole('tab', { name: 'Events' }).click();
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByText('Content Deleted')).toBeVisible();
    });
  });
}

test('on a slow connection, a link in the text is fetched when it comes near', { tag: '@full' }, async ({
  page,
}) => {
  await connectBy(page, { effectiveType: '3g' });
  const requests = scriptRequests(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, about);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openScreen(page, home);
  const inText = page.getByRole('main').locator('a[href^="#/services"]').first();
  await inText.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('services-screen');
});
