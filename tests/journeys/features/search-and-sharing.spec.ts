import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultContent } from '@/content/default-content';
import { html } from '@/copy/en/html';
import { share as copy } from '@/copy/en/tools/share';
import { html as spanishHtml } from '@/copy/es/html';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { openKiosk } from '../../support/kiosk';
import { builtSite, makeSiteIn } from '../../support/make-site';
import { expectQrCode } from '../../support/qr-code';
import { test as base, expect, follow, openScreen, screens } from '../../support/site';
import { top } from '../../support/top';

base('without an address of the site, Share This Page copies or shows one', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    let copies = 0;
    const writeText = async (text: string) => {
      copies += 1;
      if (copies > 1) throw new Error('No access');
      document.body.setAttribute('data-copied', text);
    };
    Object.defineProperties(navigator, {
      share: { value: undefined, configurable: true },
      clipboard: { value: { writeText }, configurable: true },
    });
  });
  await page.goto('services/');
  await follow(page, 'About');
  const share = page.getByRole('button', { name: copy.button });

  await share.click();
  await expect(page.getByText(copy.copied)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-copied', `${siteUrl}about/`);
  await share.click();
  await expect(page.getByText(`${copy.byHand} ${siteUrl}about/`)).toBeVisible();
});

const address = 'https://weavinghope.example/our/site/';

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _ }, use) => {
      const folder = join(top, 'test-results', 'search-and-sharing');
      await use(await makeSiteIn(folder, { content: defaultContent(), siteUrl: address }));
    },
    { scope: 'worker' },
  ],
});

test('search engines find each page and its picture', async ({ browser, request, siteUrl }) => {
  expect(readFileSync(join(builtSite, 'index.html'), 'utf8')).not.toMatch(/canonical|og:|ld\+json/);

  const page = await browser.newPage({ javaScriptEnabled: false });
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
      page.locator(selector).evaluateAll((found, name) => found.map((each) => each.getAttribute(name)), name);
    const meta = (property: string) => attribute(`meta[property="og:${property}"]`, 'content');
    const isSpanish = url.includes('/es/');
    expect(await attribute('link[rel=canonical]', 'href')).toEqual([url]);
    expect(await meta('url')).toEqual([url]);
    expect(await meta('title')).toEqual([await page.title()]);
    expect(await meta('description')).toEqual(await attribute('meta[name=description]', 'content'));
    expect(await meta('locale')).toEqual([isSpanish ? 'es_US' : 'en_US']);
    const english = url.replace('/es/', '/');
    const spanish = english.replace(address, `${address}es/`);
    expect(await attribute('link[hreflang]', 'href')).toEqual([english, spanish, english]);
    expect(await attribute('link[hreflang]', 'hreflang')).toEqual(['en', 'es', 'x-default']);
    expect(await meta('image:alt')).toEqual([(isSpanish ? spanishHtml : html).preview.description]);
    const picture = await (await fetched((await meta('image')).join())).body();
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    expect(size).toEqual([1200, 630]);
    expect([...(await meta('image:width')), ...(await meta('image:height'))]).toEqual(size.map(String));
    expect(picture.length).toBeLessThan(100_000);
  }
  await page.close();
});

test('the head and what is shared follow the screen and the language', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url = '' } = {}) => document.body.setAttribute('data-shared', url);
  });
  const link = (attribute: string) => page.locator(`link[${attribute}]`);
  await page.goto('es/about/');
  await expect(link('rel=canonical')).toHaveAttribute('href', `${address}es/about/`);
  await follow(page, 'Servicios');
  await expect(link('rel=canonical')).toHaveAttribute('href', `${address}es/services/`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(link('rel=canonical')).toHaveAttribute('href', `${address}services/`);
  const openGraph = page.locator('meta[property="og:url"]');
  await expect(openGraph).toHaveAttribute('content', `${address}services/`);
  await expect(link('hreflang=es')).toHaveAttribute('href', `${address}es/services/`);
  await page.getByRole('button', { name: copy.button }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${address}services/`);

  const robots = page.locator('meta[name=robots]');
  await openScreen(page, screens.admin);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await openScreen(page, screens.home);
  await expect(robots).toHaveCount(0);
});

test('a kiosk shows the address of a page as a code; a desk copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The system's dialog, which neither may open.
  await page.addInitScript(() => {
    navigator.share = async () => document.body.setAttribute('data-shared', '');
  });
  await openKiosk(page, screens.about);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: copy.button }).click();
  const sheet = page.getByRole('dialog', { name: 'Read this page on your phone' });
  await expect(sheet).toContainText('weavinghope.example/our/site/about/');
  await expectQrCode(sheet.getByRole('img'), `${address}about/`);
  await expect(page.locator('body')).not.toHaveAttribute('data-shared');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await switchEasyReadOn(page);
  await openDisplaySettings(page);
  const settings = displaySettingsDialog(page);
  await settings.getByRole('button', { name: 'Open on My Phone With My Settings' }).click();
  await expectQrCode(settings.getByRole('img'), `${address}about/?lang=en&easy`);
  await displaySettingsOption(page, 'Text size', '200%').check();
  await expectQrCode(settings.getByRole('img'), `${address}about/?lang=en&text=200&easy`);
  await expect(settings.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});
