import type { Locator, Page } from 'playwright/test';
import { field, press, saveHero } from '../../../support/admin';
import { expect, openScreen, test } from '../../../support/site';

const home = { name: 'Home', hash: '#/' };
const redDot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const inNetwork =
  'We kept this address, but the site does not load pictures from the internet. Home shows the woven picture instead.';
const noPicture = 'This is not a picture that the site can show. Home shows the woven picture instead.';
const unreadable = 'This picture cannot be opened. Home shows the woven picture instead.';

/** The picture that Home draws: an address for a picture, or how many threads a drawn one has. */
async function heroPicture(page: Page): Promise<{ pictures: Locator; weave: Locator }> {
  await openScreen(page, home);
  const figures = page.getByRole('region', { name: 'Our work in figures' });
  const inHero = (element: string) =>
    figures.locator(`xpath=preceding::*[local-name() = "${element}"][ancestor::main]`);
  return {
    pictures: inHero('img'),
    weave: inHero('svg').filter({ has: page.locator('path:nth-of-type(17)') }),
  };
}

async function expectWeave(page: Page): Promise<void> {
  const { pictures, weave } = await heroPicture(page);
  await expect(weave).toBeVisible();
  await expect(pictures).toHaveCount(0);
}

test('is the weave at first', async ({ page }) => {
  await expectWeave(page);
});

for (const [kind, reason, addresses] of [
  [
    'that is no picture',
    noPicture,
    [
      'javascript:window.name="run"',
      ' JavaScript:window.name="run"',
      'data:text/html,<script>window.name="run"</script>',
      '"><script>window.name="run"</script>',
      'nonsense',
    ],
  ],
  [
    'in the network',
    inNetwork,
    [
      'http://host.example/a.png',
      'https://host.example/a.png',
      'HTTP://HOST.EXAMPLE',
      '//host.example/a.png',
    ],
  ],
] as const) {
  // That nothing is fetched is what the fixture looks after: a request outside the bundle or for a missing file fails.
  test(`an address ${kind} is kept, but neither fetched nor run, and the page says why`, async ({ page }) => {
    for (const address of addresses) {
      await saveHero(page, { 'Image URL': address });
      await expect(page.getByRole('tabpanel').getByText(reason, { exact: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
      await press(page, 'Edit Hero Section');
      await expect(field(page, 'Image URL')).toHaveValue(address);
      await expectWeave(page);
      expect(await page.evaluate(() => window.name)).toBe('');
    }
  });
}

test('a picture in the address itself is drawn on Home', async ({ page }) => {
  await saveHero(page, { 'Image URL': redDot });
  await expect(page.getByRole('tabpanel').locator('img')).toHaveAttribute('src', redDot);

  const { pictures, weave } = await heroPicture(page);
  await expect(pictures).toHaveAttribute('src', redDot);
  await expect(weave).toHaveCount(0);
  expect(await pictures.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await saveHero(page, { 'Image URL': '' });
  await expectWeave(page);
});

test('a picture that cannot be read gives way to the weave, and the page says so', async ({ page }) => {
  await saveHero(page, { 'Image URL': 'data:image/png;base64,AAAA' });
  await expect(page.getByRole('tabpanel').getByText(unreadable, { exact: true })).toBeVisible();
  await expectWeave(page);
});

test('scripts inside a drawn picture do not run', async ({ page }) => {
  const source =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="top.name=1"><script>top.name=1</script><image href="http://host.example/x.png"/></svg>';
  await saveHero(page, { 'Image URL': source });
  const { pictures } = await heroPicture(page);
  await expect(pictures).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
});
