import { navigation, screenPaths } from '@/content/screen-paths';
import { mockDeskHost } from '../../support/admin';
import { further } from '../../support/matrix';
import { hold, scripts } from '../../support/network';
import { findPageFaults } from '../../support/page-faults';
import { recordAnnouncements } from '../../support/screen-reader';
import { expect, follow, test } from '../../support/site';

const paths = navigation.map((id) => (id === 'home' ? '' : `${screenPaths[id].slice(1)}/`));
const allPages = ['', 'es/'].flatMap((folder) => paths.map((path) => folder + path));

test('a crawler that follows links finds each screen once in each language, and no dead link', async ({
  request,
  siteUrl,
}) => {
  const found = new Map<string, string>();
  const queue = [siteUrl];
  for (const url of queue) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const text = await response.text();
    if (!response.headers()['content-type']?.includes('html')) continue;
    found.set(url.slice(siteUrl.length), text.match(/<title>(.*)<\/title>/)?.[1] ?? '');
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const link = new URL(href, url);
      link.hash = '';
      // Pages in the standard language may have to say that it is meant.
      link.search = '';
      if (link.href.startsWith(siteUrl) && !queue.includes(link.href)) queue.push(link.href);
    }
  }
  expect([...found.keys()].sort()).toEqual([...allPages].sort());
  expect(new Set(found.values()).size).toBe(allPages.length - 1);
});

// Errors in the console, such as of hydration, fail every test.
test('each page becomes its screen in the app, at the same address; Back leaves it', async ({
  page,
  siteUrl,
}) => {
  for (const path of allPages.filter((page) => !/^(es\/)?$/.test(page))) {
    await test.step(path, async () => {
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      const prerendered = await heading.elementHandle();
      await expect(page.locator('html[data-loading]')).toHaveCount(0);
      await expect(page).toHaveURL(siteUrl + path);
      expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  }
});

test('the address of a screen opens its page, before any script has loaded; Back leaves the site', async ({
  page,
  siteUrl,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('about:blank');
  await page.goto('?from=a-friend#/services#service-2', { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${siteUrl}services/?from=a-friend#service-2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services That Fit Your Life');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Support Services' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Support Services' })).toBeInViewport();
  await expect(page).toHaveURL(`${siteUrl}services/?from=a-friend#service-2`);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a link in a new tab opens the page of its screen', async ({ page, context, siteUrl }) => {
  await page.goto('');
  await expect(page).toHaveTitle(/^Home/);
  const opened = context.waitForEvent('page');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(`${siteUrl}contact/`);
  await expect(tab).toHaveTitle(/^Contact/);
});

test('each step is one entry of the history, also across a reload', async ({ page, siteUrl }) => {
  await page.goto('services/');
  await follow(page, 'About');
  await expect(page).toHaveURL(`${siteUrl}services/#/about`);
  await follow(page, 'Contact');
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await page.reload();
  await expect(page).toHaveURL(`${siteUrl}about/`);
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}services/`);
  await expect(page).toHaveTitle(/^Services/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
});

test('a part of the page’s own screen is its fragment, and a link to it from elsewhere works, too', async ({
  page,
  siteUrl,
}) => {
  await page.goto('about/');
  await follow(page, 'Services');
  const part = page.getByRole('navigation').getByRole('link', { name: 'Our Process' });
  await expect(part).toHaveAttribute('href', '../services/#process');
  await part.click();
  await expect(page).toHaveURL(`${siteUrl}about/#/services#process`);
  await page.reload();
  await expect(page).toHaveURL(`${siteUrl}services/#process`);
  await expect(page.getByRole('heading', { name: 'Our Process' })).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Types of Support' }).click();
  await expect(page).toHaveURL(`${siteUrl}services/#support`);
  await expect(page.getByRole('heading', { name: 'Types of Support' })).toBeFocused();
});

test('neither the kiosk nor the desktop app opens another page', async ({ page, siteUrl }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('?kiosk#/about');
  await expect(page).toHaveTitle(/^About/);
  await mockDeskHost(page);
  await page.goto('about:blank');
  await page.goto('?lang=es#/about');
  await expect(page).toHaveTitle(/^Quiénes somos/);
  expect(requested.filter((url) => url.startsWith(siteUrl) && url.includes('about/'))).toEqual([]);
});

test('what is typed into a page before its scripts have loaded stays there, also after Enter', async ({
  page,
  siteUrl,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('contact/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'First name' });
  await field.fill('Ada');
  await field.press('Enter');
  release();
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  await expect(page).toHaveURL(`${siteUrl}contact/`);
  await expect(field).toHaveValue('Ada');
  await follow(page, 'About');
  await page.goBack();
  await expect(field).toHaveValue('Ada');
});

test.describe('beside software of others', () => {
  test.use({ expectedErrors: [/ReferenceError|#418|ERR_FAILED|Content Security Policy/] });

  test('a page waits for its own scripts only, and keeps what is typed although its form has changed', async ({
    page,
  }) => {
    const release = await hold(page, /assets\/.*\.js/);
    await page.route('**/cdn-cgi/**', (route) => route.abort());
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        // A host's script, an analytics script that the policy blocks, an in-app browser's, and a password manager's.
        for (const src of ['cdn-cgi/a.js', 'data:text/javascript,beacon'])
          document.head.append(Object.assign(document.createElement('script'), { src }));
        for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
        setTimeout(() => {
          throw new ReferenceError('ReferenceError: instantSearchSDKJSBridgeClearHighlight');
        });
      });
    });
    const failures = Promise.all([page.waitForEvent('pageerror'), page.waitForEvent('requestfailed')]);
    await page.goto('contact/', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'First name' });
    await failures;
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await field.fill('Ada');
    const before = await field.elementHandle();
    await expect(page.locator('#scripts-off')).toBeHidden();
    release();
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    // Otherwise this test shows nothing.
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeFocused();
    await follow(page, 'About');
    await page.goBack();
    await expect(field).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  });
});

test('without a dialog for it, Share this page copies the address of the page, or shows it', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    let copies = 0;
    const writeText = async (text: string) => {
      copies += 1;
      if (copies > 1) throw new Error('No access');
      document.body.setAttribute('data-copied', text);
    };
    Object.defineProperties(navigator, {
      share: { value: undefined },
      clipboard: { value: { writeText } },
    });
  });
  await page.goto('services/');
  await follow(page, 'About');
  const share = page.getByRole('button', { name: 'Share this page' });
  await share.click();
  await expect(page.getByText('The address of this page is copied.')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-copied', `${siteUrl}about/`);
  await share.click();
  await expect(page.getByText(`copy its address: ${siteUrl}about/`)).toBeVisible();
});

test('the system’s dialog shares the page; neither closing it nor a second press is told as a failure', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    let isOpen = false;
    const share = ({ url = '' }) => {
      if (isOpen) return Promise.reject(new DOMException('A share is in progress.', 'InvalidStateError'));
      isOpen = true;
      document.body.setAttribute('data-shared', url);
      return new Promise((_, reject) => {
        addEventListener('close-dialog', () => reject(new DOMException('Closed.', 'AbortError')));
      });
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('services/');
  const share = page.getByRole('button', { name: 'Share this page' });
  await share.click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${siteUrl}services/`);
  const announcements = await recordAnnouncements(page);
  await share.click();
  expect((await announcements()).join()).not.toContain('copy its address');
  await page.evaluate(() => dispatchEvent(new Event('close-dialog')));
  expect((await announcements()).join()).not.toContain('copy its address');
});

test('a hash route wins over the page, and other fragments change nothing', async ({ page, siteUrl }) => {
  await page.goto('services/#/about');
  await expect(page).toHaveURL(`${siteUrl}about/`);
  await expect(page).toHaveTitle(/^About/);

  await page.goto('services/#xtor=AL-3');
  await expect(page).toHaveTitle(/^Services/);
  await page.keyboard.press('End');
  await page.evaluate(() => window.location.assign('#_=_'));
  await expect(page).toHaveURL(`${siteUrl}services/#_=_`);
  await expect(page).toHaveTitle(/^Services/);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test.describe('an address with a doubled slash', () => {
  // Of the scripts that it names before it is left.
  test.use({ expectedErrors: [/status of 404/] });

  test('is left for that of the page, which finds its scripts', async ({ page, siteUrl }) => {
    await page.route(/\/about\/\//, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${siteUrl}about/` }) }),
    );
    await page.goto('about//?from=a-friend#approach');
    await expect(page).toHaveURL(`${siteUrl}about/?from=a-friend#approach`);
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    await page.goto('about//?kiosk');
    await expect(page).toHaveURL(`${siteUrl}about/?kiosk`);
    await expect(page.locator('html[data-kiosk]')).toBeAttached();
  });
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-US' });

  test('a link to a part of an English page opens that part in Spanish', async ({ page, siteUrl }) => {
    await page.goto('programs/?from=a-friend#program-2');
    await expect(page.getByRole('heading', { name: 'Talleres educativos' })).toBeInViewport();
    await expect(page).toHaveURL(`${siteUrl}es/programs/?from=a-friend#program-2`);
  });

  for (const [address, shown, heading, size = {}] of [
    ['#/about', 'es/about/', 'Sobre Weaving Hope', further],
    ['?lang=en#/about', 'about/?lang=en', 'About Weaving Hope', further],
    ['es/?lang=en#/about', 'about/?lang=en', 'About Weaving Hope'],
  ] as const) {
    test(
      `the page of ${address} is in the language of the visitor, or of the address`,
      size,
      async ({ page, siteUrl }) => {
        const release = await hold(page, '**/*.js');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toHaveText(heading);
        await expect(page.locator('h1')).toBeVisible();
        release();
        await expect(page.locator('html[data-loading]')).toHaveCount(0);
        await expect(page).toHaveURL(siteUrl + shown);
      },
    );
  }
});

test.describe('in a Spanish browser, whoever chooses English stays there', () => {
  test.use({ locale: 'es-US', expectedErrors: [/net::ERR_FAILED/] });

  for (const [scriptsAre, isOn] of [
    ['on', true],
    ['failing', false],
  ] as const) {
    test(`with scripts ${scriptsAre}`, async ({ page, siteUrl }) => {
      await page.goto('es/about/');
      const english = page.getByRole('link', { name: 'English' });
      if (isOn) {
        await expect(page.locator('html[data-loading]')).toHaveCount(0);
        await english.click();
        await expect(page).toHaveURL(`${siteUrl}es/about/?lang=en`);
        await page.reload();
        const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
        await expect(services).toHaveAttribute('href', '../services/?lang=en');
        await expect(page).toHaveURL(`${siteUrl}about/?lang=en`);
        return;
      }
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await english.click();
      await expect(page).toHaveURL(`${siteUrl}about/?lang=en`);
      await follow(page, 'Services');
      await expect(page).toHaveURL(`${siteUrl}services/?lang=en`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services That Fit Your Life');
      await page.getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL(`${siteUrl}es/services/`);
    });
  }
});

test.describe('if a script of a page fails', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('a reload of the app shows that screen, too', async ({ page, siteUrl }) => {
    await page.goto('');
    await follow(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact/);
    await page.route(scripts('page'), (route) => route.abort());
    await page.reload();
    await expect(page).toHaveURL(`${siteUrl}contact/`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Us');
  });

  test('its screen stays, with a notice, and its links lead to other pages', async ({ page, siteUrl }) => {
    await page.clock.install();
    await page.route(scripts('screens'), (route) => route.abort());
    await page.goto('#/services');
    await page.clock.runFor(12_000);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services That Fit Your Life');
    await expect(page).toHaveURL(`${siteUrl}services/`);

    await page.unroute(scripts('screens'));
    await follow(page, 'About');
    await expect(page).toHaveURL(`${siteUrl}about/`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor on a phone reaches another screen, and the other language', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Us');
    // The whole menu would cover most of the screen.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/contact\/$/);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/contact\/\?lang=en$/);
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    await skipLink.press('Enter');
    await expect(page).toHaveURL(/\?lang=en#main$/);
  });

  test('each page is sound: its lists, its links, and its words without styles', async ({ page }) => {
    for (const path of allPages) {
      await page.goto(path);
      expect.soft(await page.evaluate(findPageFaults, ['id']), path).toEqual([]);
    }
  });

  test('what needs them is hidden: tabs show their panels, and an e-mail takes the place of the form', async ({
    page,
  }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Not sure? Answer three questions' }).click();
    await expect(page).toHaveURL(/services\/#/);
    const finder = page.getByRole('region', { name: 'Find What Fits' });
    await expect(finder.getByRole('link', { name: '(212) 555-0142' })).toBeInViewport();
    for (const name of ['Individual', 'Family', 'Community']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'For me' })).toHaveCount(0);
    await page.goto('contact/');
    const message = page.getByRole('region', { name: 'Send Us a Message' });
    await expect(message.getByRole('link')).toHaveText(['hello@weavinghope.example']);
    await expect(message.getByRole('textbox')).toHaveCount(0);
  });
});
