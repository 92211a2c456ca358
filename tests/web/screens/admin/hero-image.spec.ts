import type { Locator, Page } from 'playwright/test';
import { clickButton, field, saveHero } from '../../../support/admin';
import { expect, openScreen, screens, test } from '../../../support/site';

const { home } = screens;
const redDot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const remoteImage =
  'We kept this address, but the site does not load pictures from the internet. Home shows the woven picture instead.';
const notAnImage = 'This is not a picture that the site can show. Home shows the woven picture instead.';
const unreadable = 'This picture cannot be opened. Home shows the woven picture instead.';

/** The images in the hero of Home, and its weave, which has all 17 threads. */
async function heroImage(page: Page): Promise<{ images: Locator; weave: Locator }> {
  await openScreen(page, home);
  const figures = page.getByRole('region', { name: 'Our work in figures' });
  const inHero = (element: string) =>
    figures.locator(`xpath=preceding::*[local-name() = "${element}"][ancestor::main]`);
  return {
    images: inHero('img'),
    weave: inHero('svg').filter({ has: page.locator('path[stroke*="goal-17"]') }),
  };
}

async function expectWeave(page: Page): Promise<void> {
  const { images, weave } = await heroImage(page);
  await expect(weave).toBeVisible();
  await expect(images).toHaveCount(0);
}

test('is the weave by default', async ({ page }) => {
  await expectWeave(page);
});

for (const [kind, reason, addresses] of [
  [
    'that is not an image',
    notAnImage,
    [
      'javascript:window.name="run"',
      ' JavaScript:window.name="run"',
      'data:text/html,<script>window.name="run"</script>',
      '"><script>window.name="run"</script>',
      'nonsense',
    ],
  ],
  [
    'on the network',
    remoteImage,
    [
      'http://host.example/a.png',
      'https://host.example/a.png',
      'HTTP://HOST.EXAMPLE',
      '//host.example/a.png',
    ],
  ],
] as const) {
  // The fixture makes sure that nothing is requested: it fails on requests outside the bundle or for missing files.
  test(`an address ${kind} is kept, but neither loaded nor executed, and the page says why`, async ({
    page,
  }) => {
    for (const address of addresses) {
      await saveHero(page, { 'Image URL': address });
      await expect(page.getByRole('tabpanel').getByText(reason, { exact: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
      await clickButton(page, 'Edit Hero Section');
      await expect(field(page, 'Image URL')).toHaveValue(address);
      await expectWeave(page);
      expect(await page.evaluate(() => window.name)).toBe('');
    }
  });
}

test('an image in a data URL is shown on Home', async ({ page }) => {
  await saveHero(page, { 'Image URL': redDot });
  await expect(page.getByRole('tabpanel').locator('img')).toHaveAttribute('src', redDot);

  const { images, weave } = await heroImage(page);
  await expect(images).toHaveAttribute('src', redDot);
  await expect(weave).toHaveCount(0);
  expect(await images.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await saveHero(page, { 'Image URL': '' });
  await expectWeave(page);
});

test('a broken image falls back to the weave, and the page says so', async ({ page }) => {
  await saveHero(page, { 'Image URL': 'data:image/png;base64,AAAA' });
  await expect(page.getByRole('tabpanel').getByText(unreadable, { exact: true })).toBeVisible();
  await expectWeave(page);
});

test('scripts inside an SVG image do not run', async ({ page }) => {
  const source =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="top.name=1"><script>top.name=1</script><image href="http://host.example/x.png"/></svg>';
  await saveHero(page, { 'Image URL': source });
  const { images } = await heroImage(page);
  await expect(images).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
});
