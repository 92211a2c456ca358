import type { Page } from 'playwright/test';
import { FIRST_VISIT_REQUESTS } from '../../../resources/build/sizes';
import { further } from '../../support/matrix';
import { breakScript, disablePrefetch, hold, scripts } from '../../support/network';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';

const { home } = screens;
const homeHeading = 'Weaving Hope, Changing Lives';
const aboutHeading = 'About Weaving Hope';
const spanishHeading = 'Tejemos esperanza, cambiamos vidas';

declare global {
  /** Recorded while the page loads: the first element that was looked for, and the text of all that were visible. */
  var seen: { first: Element | undefined; texts: string[] };
}

/** Records the visible elements that match a selector in every frame, starting with the first parsed element. */
async function recordVisible(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    globalThis.seen = { first: undefined, texts: [] };
    const record = () => {
      const found = [...document.querySelectorAll(wanted)];
      globalThis.seen.first ??= found[0];
      const visible = found.filter((element) => element.checkVisibility());
      globalThis.seen.texts.push(...visible.map(({ textContent }) => textContent));
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true, attributes: true });
    const everyFrame = () => {
      record();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  }, selector);
}

function textsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(globalThis.seen.texts)]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Home is readable and says how to reach the foundation; controls that need scripts are hidden', async ({
    page,
  }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeHeading);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Our Mission',
      'How We Help',
      'Ready to Get Started',
      'What Families Say',
    ]);
    const numbers = page.getByRole('alert').getByRole('link', { name: '555' });
    await expect(numbers).toHaveText(['(212) 555-0142', '(212) 555-0199']);
    await expect(numbers.last()).toHaveAttribute('href', 'tel:+12125550199');
    await expect(page.getByRole('contentinfo').getByText('17 Loom Street')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Menu', 'Text and colors', 'Easy read']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
  });
});

test.describe('scripts that do not load', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|The loom broke|404/] });

  const notice = (page: Page) => page.locator('#scripts-off');
  const entry = scripts('page');

  async function expectNotice(page: Page, heading = homeHeading): Promise<void> {
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(notice(page).getByRole('link')).toHaveText([
      '(212) 555-0142',
      '(212) 555-0199',
      'Reload this page',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Text and colors', 'Easy read']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
  }

  test('the script is missing or throws: the screen is shown at once, and says what does not work', async ({
    page,
  }) => {
    await page.route(entry, (route) => route.abort());
    for (const [{ hash }, heading] of [
      [home, homeHeading],
      [screens.about, aboutHeading],
      // It has no page.
      [screens.admin, homeHeading],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(hash);
      await expectNotice(page, heading);
    }
    await page.unroute(entry);
    await breakScript(page, 'page', 'throw new Error("The loom broke.");');
    await page.goto('about:blank');
    await page.goto(screens.about.hash);
    await expectNotice(page, aboutHeading);
  });

  for (const { hash, name } of [home, screens.admin]) {
    test(`the scripts stall at ${hash}: Home is shown after ten seconds, until they come, or until a reload`, async ({
      page,
    }) => {
      const start = Date.now();
      await page.clock.install({ time: start });
      const release = await hold(page, entry);
      await page.goto(hash, { waitUntil: 'commit' });
      await expect(notice(page)).toBeAttached();
      await page.clock.pauseAt(start + 9_000);
      await expect(notice(page)).toBeHidden();
      await page.clock.runFor(4_000);
      await expectNotice(page);

      if (hash === home.hash) release();
      else {
        // What was requested before stays held back.
        await page.route(entry, (route) => route.continue());
        await notice(page).getByRole('link', { name: 'Reload this page' }).click();
      }
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
    });
  }

  test('a kiosk in a browser reloads by itself, however it is written; elsewhere, only the visitor does', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(entry, (route) => route.abort());
    await page.goto('?kiosk=no');
    await expectNotice(page);
    await page.clock.runFor(120_000);
    await expectNotice(page);

    await page.goto('?KIOSK');
    await expectNotice(page);
    await page.unroute(entry);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(61_000);
    await reloaded;
    await expect(page.locator('html[data-kiosk]')).toBeAttached();
  });
});

test.describe('the style sheet', () => {
  const sheet = /\/assets\/style-.*\.css/;
  const figures = (page: Page) => page.getByRole('definition').first();
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('the first view waits for no other file, and what is below it appears with its styles', async ({
    page,
  }) => {
    const release = await hold(page, /\.(css|js|woff2)/);
    await page.goto('', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const early = await heading.boundingBox();
    await expect(figures(page)).toBeHidden();
    await expect(footer(page)).toBeHidden();
    release();
    await expect(figures(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(early);
  });

  test.describe('that fails', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('hides nothing, and is requested again', async ({ page }) => {
      await page.clock.install();
      await page.route(sheet, (route) => route.abort());
      await openScreen(page, home);
      await expect(footer(page)).toBeVisible();
      const band = page.getByRole('region', { name: 'Our work in figures' });
      await page.unroute(sheet);
      await page.clock.runFor(5_000);
      await expect(band).toHaveCSS('border-block-start-width', '2px');
    });
  });
});

test('React hydrates the prerendered Home', async ({ page }) => {
  await recordVisible(page, 'h1');
  await page.goto('');
  await expect(page).toHaveTitle(/^Home/);
  expect(await textsSeen(page)).toEqual([homeHeading]);
  expect(await page.evaluate(() => globalThis.seen.first === document.querySelector('h1'))).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

/** Every element of the page, with its classes, link and text, but for announcements, which come and go. */
async function outline(page: Page): Promise<string[]> {
  // It depends on the time, so it is not in the page as it was built.
  const opening = page.getByText(/^(Open now|Closed)/).first();
  await expect(opening).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share this page' })).toBeAttached();
  await expect(page.getByRole('link', { name: /^In Other Languages/ })).toBeAttached();
  return page.locator(':is(header, main, footer) :not([aria-live])').evaluateAll((elements) =>
    elements.map((element) => {
      const { localName, className, textContent } = element;
      // The same page has another relative address from another page.
      const link = element instanceof HTMLAnchorElement ? element.href : '';
      return [localName, className, link, textContent].join(' ');
    }),
  );
}

test('the prerendered Home equals the one that React renders', async ({ page }) => {
  await openScreen(page, home);
  const hydrated = await outline(page);
  expect(hydrated).not.toEqual([]);

  await page.goto('about:blank');
  await openScreen(page, screens.about);
  await openScreen(page, home);
  expect(await outline(page)).toEqual(hydrated);
});

test('no other screen opens with a flash of Home', further, async ({ page }) => {
  await recordVisible(page, 'h1');
  for (const screen of publicScreens.slice(1)) {
    await test.step(screen.name, async () => {
      await page.goto('about:blank');
      await openScreen(page, screen);
      const headings = await textsSeen(page);
      expect(headings).not.toEqual([]);
      expect(headings).not.toContain(homeHeading);
    });
  }
});

test.describe('the Spanish page', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is readable, and links to the files beside it', async ({ page, request }) => {
      await page.goto('es/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(heading(page)).toHaveText(spanishHeading);
      await expect(page.getByRole('main').getByRole('heading', { name: 'Nuestra misión' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Puede llamarnos');
      const links = page.locator('link[rel=icon], link[hreflang]');
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
      expect(addresses).toHaveLength(3);
      expect(addresses).toContain(page.url());
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    });
  });

  test('is hydrated, and downloads nothing in English', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await recordVisible(page, 'h1');
    await page.goto('es/');
    await expect(page).toHaveTitle(/^Inicio/);
    expect(await textsSeen(page)).toEqual([spanishHeading]);
    expect(await page.evaluate(() => globalThis.seen.first === document.querySelector('h1'))).toBe(true);

    await page.getByRole('banner').getByRole('link', { name: 'Servicios', exact: true }).click();
    await expect(page).toHaveURL(/\/es\/#\/services$/);
    await expect(page).toHaveTitle(/^Servicios/);
    await page.reload();
    await expect(page).toHaveTitle(/^Servicios/);
    await expect(page).toHaveURL(/\/es\/services\/$/);
    const licenses = page.getByRole('contentinfo').locator('a[href$=txt]');
    await expect(licenses).toHaveAttribute('href', '../../licenses.txt');
    expect(requested.filter((url) => /\/en-\w+-/.test(url))).toEqual([]);
  });

  test('can be switched to English, also for a reload, which never shows Spanish', async ({ page }) => {
    await page.goto('es/');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/es\/\?lang=en$/);
    await recordVisible(page, 'h1');
    await page.reload();
    await expect(page).toHaveTitle(/^Home/);
    expect(await textsSeen(page)).toEqual([homeHeading]);
  });

  test.describe('in a Spanish browser', () => {
    test.use({ locale: 'es-US' });

    test('opens at the address of Home, before any script has loaded; Back leaves the site', async ({
      page,
      siteUrl,
    }) => {
      const release = await hold(page, '**/*.js');
      await page.goto('licenses.txt');
      await page.goto('?from=a-friend', { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${siteUrl}es/?from=a-friend`);
      await expect(heading(page)).toHaveText(spanishHeading);
      await expect(heading(page)).toBeVisible();
      release();
      await page.goBack();
      await expect(page).toHaveURL(/licenses.txt$/);
    });

    test('opens at an address that names its language', async ({ page, siteUrl }) => {
      await page.goto('?lang=es');
      await expect(page).toHaveURL(`${siteUrl}es/?lang=es`);
      await expect(heading(page)).toHaveText(spanishHeading);
    });

    for (const address of ['?lang=en', '?kiosk']) {
      test(`does not replace ${address}`, async ({ page, siteUrl }) => {
        await recordVisible(page, 'h1');
        await page.goto(address);
        await expect(heading(page)).toHaveText(homeHeading);
        expect(await textsSeen(page)).toEqual([homeHeading]);
        expect(page.url().startsWith(siteUrl + address)).toBe(true);
      });
    }
  });
});

test('a link that is followed before the scripts have loaded opens its screen', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  release();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 2, name: 'Key Focus Areas' })).toBeVisible();
});

test('a link to a part of its own screen that is followed before the scripts have loaded leads there', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('services/', { waitUntil: 'commit' });
  await page.getByRole('navigation').getByRole('link', { name: 'Our Process' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Our Process' })).toBeFocused();
  await expect(page).toHaveTitle(/^Services/);
});

// React posts a message for each unit of work: the first before it renders anything, the third before it has finished.
for (const [step, size] of [
  [1, further],
  [3, {}],
] as const) {
  test(
    `an address that changes before step ${step} of hydration opens its screen, and Back returns to Home`,
    size,
    async ({ page }) => {
      await page.addInitScript((change) => {
        const { postMessage } = MessagePort.prototype;
        let steps = 0;
        MessagePort.prototype.postMessage = function (message: unknown) {
          steps += 1;
          // Before the page has loaded, a new `location.hash` would replace Home in the history.
          if (steps === change) Object.assign(document.createElement('a'), { href: '#/about' }).click();
          postMessage.call(this, message);
        };
      }, step);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto('');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('About Weaving Hope');
      await expect(page).toHaveTitle(/^About/);
      await page.goBack();
      await expect(heading).toHaveText(homeHeading);
    },
  );
}

test('the kiosk never shows links to other programs', async ({ page }) => {
  await recordVisible(page, 'a[href^="tel:"]');
  await page.goto('?kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeHeading);
  expect(await textsSeen(page)).toEqual([]);
});

test('a first visit requests few files', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // What is fetched ahead is not part of the first visit.
  await disablePrefetch(page);
  await openScreen(page, home);
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeLessThanOrEqual(FIRST_VISIT_REQUESTS);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
  expect(requested.filter((url) => /\/es[-/]/.test(url))).toEqual([]);
});
