import type { Page } from 'playwright/test';
import { hold } from '../../support/network';
import { expect, follow, hydrated, openScreen, publicScreens, screens, test } from '../../support/site';

const { home } = screens;

declare global {
  /** Recorded while the page loads: the first element that was looked for, and the text of all that were visible. */
  var seen: { first: Element | undefined; texts: string[] };
}

/** Records the first parsed element that matches, and which are visible in each frame: a page paints no half of one. */
async function recordVisible(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    globalThis.seen = { first: undefined, texts: [] };
    const find = () => [...document.querySelectorAll(wanted)];
    const findFirst = () => {
      globalThis.seen.first ??= find()[0];
    };
    new MutationObserver(findFirst).observe(document, { childList: true, subtree: true });
    const everyFrame = () => {
      const visible = find().filter((element) => element.checkVisibility());
      globalThis.seen.texts.push(...visible.map(({ textContent }) => textContent));
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  }, selector);
}

const textsSeen = (page: Page) => page.evaluate(() => [...new Set(globalThis.seen.texts)]);

// Errors in the console, such as of hydration, fail every test.
test('each page shows its heading from the first paint on, and hydrates', async ({ page, siteUrl }) => {
  await recordVisible(page, 'h1');
  for (const folder of ['', 'es/']) {
    for (const { hash } of publicScreens) {
      const path = `${folder}${hash.slice('#/'.length)}`.replace(/[^/]$/, '$&/');
      await test.step(path || 'Home', async () => {
        await page.goto('about:blank');
        await page.goto(path, { waitUntil: 'commit' });
        await hydrated(page);
        await expect(page).toHaveURL(siteUrl + path);
        expect(await textsSeen(page)).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
        // React has taken over what was there.
        expect(await page.evaluate(() => globalThis.seen.first === document.querySelector('h1'))).toBe(true);
        await page.goBack();
        await expect(page).toHaveURL('about:blank');
      });
    }
  }
});

test('a Spanish page downloads no English; one that was switched shows no Spanish', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await recordVisible(page, 'h1');
  await page.goto('es/');
  await page.getByRole('banner').getByRole('link', { name: 'Servicios', exact: true }).click();
  await expect(page).toHaveURL(/\/es\/#\/services$/);
  await expect(page).toHaveTitle(/^Servicios/);
  await page.reload();
  await expect(page).toHaveTitle(/^Servicios/);
  await expect(page).toHaveURL(/\/es\/services\/$/);
  expect(requested.filter((url) => /\/en-\w+-/.test(url))).toEqual([]);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/es\/services\/\?lang=en$/);
  await page.reload();
  await expect(page).toHaveTitle(/^Services/);
  expect(await textsSeen(page)).toEqual(['Services That Fit Your Life']);
});

test('before any script has loaded, links lead on and typed text stays', async ({ page, siteUrl }) => {
  await test.step('a link opens its screen, and one to a part of its own screen leads there', async () => {
    const release = await hold(page, '**/*.js');
    await page.goto('', { waitUntil: 'commit' });
    await follow(page, 'Services');
    await page.getByRole('navigation').getByRole('link', { name: 'Our Process' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Our Process' })).toBeFocused();
    await expect(page).toHaveTitle(/^Services/);
    await page.unroute('**/*.js');
  });
  await test.step('typed text stays, also after Enter', async () => {
    const release = await hold(page, '**/*.js');
    await page.goto('contact/', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'First name' });
    await field.fill('Ada');
    await field.press('Enter');
    release();
    await hydrated(page);
    await expect(page).toHaveURL(`${siteUrl}contact/`);
    await expect(field).toHaveValue('Ada');
    await follow(page, 'About');
    await page.goBack();
    await expect(field).toHaveValue('Ada');
  });
});

test.describe('the style sheet', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  const footer = (page: Page) => page.getByRole('contentinfo');

  test('a page waits for no other file, and asks again for a sheet that fails', async ({ page }) => {
    await test.step('it waits', async () => {
      const release = await hold(page, /\.(css|js|woff2)/);
      await page.goto('', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      const figures = page.getByRole('definition').first();
      await expect(heading).toBeVisible();
      const places = async () => Promise.all([heading, figures].map((each) => each.boundingBox()));
      await expect(figures).toBeVisible();
      await expect(footer(page)).toBeVisible();
      const early = await places();
      release();
      await hydrated(page);
      await page.waitForLoadState('load');
      expect(await places()).toEqual(early);
      await page.unroute(/\.(css|js|woff2)/);
    });
    await test.step('if it fails, it hides nothing, and is requested again', async () => {
      const sheet = /\/assets\/main-.*\.css/;
      await page.clock.install();
      await page.route(sheet, (route) => route.abort());
      await page.goto('about:blank');
      await openScreen(page, home);
      await expect(footer(page)).toBeVisible();
      await page.unroute(sheet);
      const again = page.waitForResponse(sheet);
      await page.clock.runFor(5_000);
      expect((await again).ok()).toBe(true);
    });
  });
});
