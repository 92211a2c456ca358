import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright/test';
import { html } from '@/content/en/html';
import { html as spanishHtml } from '@/content/es/html';
import { mockDeskHost } from '../../support/admin';
import { buildSite } from '../../support/build-site';
import { top } from '../../support/desktop/top';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { content } from '../../support/filled-copy';
import { openKiosk } from '../../support/kiosk';
import { expectQrCode } from '../../support/qr-code';
import { test as base, expect, follow, inSpanish, openScreen, screens } from '../../support/site';

const address = 'https://weavinghope.example/our/site/';

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _ }, use) => {
      const folder = join(top, 'test-results', 'search-and-sharing');
      // The last slash may be missing.
      await use(await buildSite(folder, { SITE_URL: address.slice(0, -1) }));
    },
    { scope: 'worker' },
  ],
});

/** The elements of a page that only a site with an address has, each on a line of its own, and when it was built. */
const ofAddress =
  /\n *<(link rel="(canonical|alternate)"|meta (property="og:|name="twitter:)|script type="application\/ld).*| data-built-on="[^"]*"/g;

/** The files of a site and what is in them, without the elements of an address and the hashes in file names. */
function contents(folder: string): Map<string, string> {
  const unhashed = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(css|js|svg|woff2)\b)/g, '');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(
    files.map((file) => [
      unhashed(relative(folder, file)).replaceAll('\\', '/'),
      unhashed(readFileSync(file, 'latin1')).replaceAll(file.endsWith('.html') ? ofAddress : '\0', ''),
    ]),
  );
}

test('the address adds elements to the pages, and four kinds of files; little else changes', ({
  siteFolder,
}) => {
  const plain = contents(join(top, 'out', 'renderer'));
  const withAddress = contents(siteFolder);
  const added = /(^|\/)(preview-\w+\.png|logo\.png|robots\.txt|sitemap\.xml)$/;
  expect([...withAddress.keys()].filter((file) => !added.test(file))).toEqual([...plain.keys()]);
  const changed = [...plain.keys()].filter((file) => plain.get(file) !== withAddress.get(file));
  // Its addresses start at the domain.
  expect(changed).toEqual(['404.html']);
  expect(readFileSync(join(top, 'out', 'renderer', 'index.html'), 'utf8')).not.toMatch(
    /canonical|og:|ld\+json/,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('robots.txt leads to each page with its address, its versions and its picture', async ({
    page,
    request,
    siteUrl,
  }) => {
    const fetched = async (url: string) => {
      expect(url).toContain(address);
      const response = await request.get(url.replace(address, siteUrl));
      expect(response.status(), url).toBe(200);
      return response;
    };
    const robots = await (await fetched(`${address}robots.txt`)).text();
    const sitemap = await (await fetched(robots.match(/^Sitemap: (.*)$/m)?.[1] ?? '')).text();
    const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(new Set(locations).size).toBe(12);
    for (const url of locations) {
      await page.goto(url.replace(address, siteUrl));
      const attribute = (selector: string, name: string) =>
        page
          .locator(selector)
          .evaluateAll((found, name) => found.map((each) => each.getAttribute(name)), name);
      const meta = (property: string) => attribute(`meta[property="og:${property}"]`, 'content');
      expect(await attribute('link[rel=canonical]', 'href')).toEqual([url]);
      expect(await meta('url')).toEqual([url]);
      expect(await meta('title')).toEqual([await page.title()]);
      expect(await meta('description')).toEqual(await attribute('meta[name=description]', 'content'));
      expect(await meta('locale')).toEqual([url.includes('/es/') ? 'es_US' : 'en_US']);
      const english = url.replace('/es/', '/');
      expect(await attribute('link[hreflang]', 'href')).toEqual([
        english,
        english.replace(address, `${address}es/`),
        english,
      ]);
      expect(await attribute('link[hreflang]', 'hreflang')).toEqual(['en', 'es', 'x-default']);
      const { preview } = url.includes('/es/') ? spanishHtml : html;
      expect(await meta('image:alt')).toEqual([preview.description]);

      const picture = await (await fetched((await meta('image')).join())).body();
      expect(picture.toString('latin1', 1, 4)).toBe('PNG');
      const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
      expect(size).toEqual([1200, 630]);
      expect([...(await meta('image:width')), ...(await meta('image:height'))]).toEqual(size.map(String));
      expect(picture.length).toBeLessThan(100_000);
    }
  });
});

test('pages say what they are about, and the browser accepts it', async ({ page }) => {
  const names = async (path: string) => {
    await page.goto(path);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    return data.flatMap((text) => JSON.parse(text)['@graph']).map(({ name }) => name);
  };
  expect(await names('')).toEqual(['Weaving Hope']);
  expect(await names('services/')).toEqual(content.en.services.map(({ title }) => title));
  // The sample events are over.
  expect(await names('programs/')).toEqual([]);
});

test('the head and what is shared follow the screen and the language', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url = '' } = {}) => document.body.setAttribute('data-shared', url);
  });
  await page.goto('es/about/');
  const link = (attribute: string) => page.locator(`link[${attribute}]`);
  await expect(link('rel=canonical')).toHaveAttribute('href', `${address}es/about/`);
  await follow(page, 'Servicios');
  await expect(link('rel=canonical')).toHaveAttribute('href', `${address}es/services/`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(link('rel=canonical')).toHaveAttribute('href', `${address}services/`);
  const openGraph = page.locator('meta[property="og:url"]');
  await expect(openGraph).toHaveAttribute('content', `${address}services/`);
  await expect(link('hreflang=es')).toHaveAttribute('href', `${address}es/services/`);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${address}services/`);
});

/** Notes on the page that the system's dialog was opened, which neither a kiosk nor a desk may do. */
const noteDialog = (page: Page) =>
  page.addInitScript(() => {
    navigator.share = async () => document.body.setAttribute('data-shared', '');
  });

test('a kiosk shows the address of a page as a code, also with the settings of the visitor', async ({
  page,
}) => {
  await noteDialog(page);
  await openKiosk(page, screens.about);
  await page.getByRole('button', { name: 'Share this page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Read this page on your phone' });
  await expect(sheet).toContainText('weavinghope.example/our/site/about/');
  await expectQrCode(sheet.getByRole('img'), `${address}about/`);
  await expect(page.locator('body')).not.toHaveAttribute('data-shared');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await switchEasyReadOn(page);
  await openDisplaySettings(page);
  const settings = displaySettingsDialog(page);
  await settings.getByRole('button', { name: 'Open on My Phone With My Settings' }).click();
  await expectQrCode(settings.getByRole('img'), `${address}about/?lang=en&easy`);
  await displaySettingsOption(page, 'Text size', '200%').check();
  await expectQrCode(settings.getByRole('img'), `${address}about/?lang=en&text=200&easy`);
  await expect(settings.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});

test('at a desk, the menu copies the address of a screen in the language of the family', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await noteDialog(page);
  await mockDeskHost(page);
  await page.addInitScript(() => {
    const host = window.foundationHost;
    if (host?.mode !== 'desk') return;
    const onCommand: typeof host.desk.onCommand = (listener) => {
      window.addEventListener('choose-share', () => listener('share'));
      return () => undefined;
    };
    Object.assign(host.desk, { onCommand });
  });
  await openScreen(page, inSpanish(screens.about));
  await expect(page.getByRole('button', { name: 'Teléfonos' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('choose-share')));
  await expect(page.getByText('La dirección de esta página está copiada.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}es/about/`);
});

test('search engines are asked to leave out Content Management, and only that', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await openScreen(page, screens.admin);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await openScreen(page, screens.home);
  await expect(robots).toHaveCount(0);
});
