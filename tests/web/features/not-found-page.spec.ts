import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPageFaults } from '../../support/page-faults';
import { previewSite } from '../../support/preview-site';
import { expect, follow, test as siteTest } from '../../support/site';

/** The site at the root of its domain, on a host that sends 404.html for addresses that lead nowhere. */
const test = siteTest.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ siteFolder }, use) => {
      const page = readFileSync(join(siteFolder, '404.html'));
      const { server, url } = await previewSite(siteFolder, {
        plugins: [
          {
            name: 'not-found-page',
            configurePreviewServer({ middlewares }) {
              middlewares.use((request, response, next) => {
                const { pathname } = new URL(request.url ?? '', 'http://localhost');
                if (existsSync(join(siteFolder, pathname))) next();
                else response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
              });
            },
          },
        ],
      });
      await use(url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedErrors: [/status of 404|no screen has the path/] });

test('an unknown address is not found in the app, either, without a flash; links lead on, and Back leaves', async ({
  page,
  siteUrl,
}) => {
  await page.goto('about:blank');
  await page.goto('sub/no-such-page?from=mail', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const prerendered = await heading.elementHandle();
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  await expect(page).toHaveURL(`${siteUrl}sub/no-such-page?from=mail`);
  await expect(page).toHaveTitle(/^Page not found/);
  expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(findPageFaults, ['id'])).toEqual([]);

  await follow(page, 'Services');
  await expect(page).toHaveTitle(/^Services/);
  await page.goBack();
  await expect(heading).toContainText('404');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('the paths of legal texts say what the site does with data', async ({ page }) => {
  await page.goto('privacy');
  await expect(page.getByRole('region', { name: 'What This Site Does With Your Data' })).toBeVisible();
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-US' });

  test('it is in Spanish', async ({ page }) => {
    await page.goto('no-such-page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main').getByRole('link', { name: 'Inicio' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is readable, its links work at any depth, and search engines leave it out', async ({ page }) => {
    await page.goto('a/b/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await follow(page, 'Contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Us');
  });
});
