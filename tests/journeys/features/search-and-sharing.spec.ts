import { join } from 'node:path';
import { defaultContent } from '@/content/default-content';
import { share as copy } from '@/copy/en/tools/share';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { openKiosk } from '../../support/kiosk';
import { makeSiteIn } from '../../support/make-site';
import { expectQrCode } from '../../support/qr-code';
import { test as base, expect, follow, screens } from '../../support/site';
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

test('the head and the shared address follow the screen and the language', async ({ page }) => {
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
});

test('a kiosk shows the address of a page as a code', async ({ page }) => {
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
