import type { Page } from 'playwright/test';
import { budgets } from '../../../resources/build/budgets';
import { expect, openScreen, screens, test } from '../../support/site';

const [home] = screens;
const homeHeading = 'Weaving Hope, Changing Lives';

declare global {
  /** What a page saw while it loaded: its first heading, and the headings that were ever visible. */
  var seen: { heading: HTMLHeadingElement | undefined; headings: string[] };
}

/** Keeps, from the first parsed element on, what headings a visitor could see at each frame. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.seen = { heading: undefined, headings: [] };
    const look = () => {
      const heading = document.querySelector('h1') ?? undefined;
      globalThis.seen.heading ??= heading;
      if (heading?.checkVisibility()) globalThis.seen.headings.push(heading.textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  });
}

function headingsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(globalThis.seen.headings)]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Home is there to read, and says how to reach the foundation', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeHeading);
    for (const name of ['Mission', 'How We Help', 'Ready to Get Started', 'What Families Say']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('definition')).toHaveText(['17', '1000+', '50+', '100+']);
    const note = page.locator('noscript');
    await expect(note).toBeVisible();
    for (const way of ['(212) 555-0142', 'hello@weavinghope.example']) {
      expect(await note.textContent()).toContain(way);
    }
    await expect(page.getByRole('contentinfo').getByText('17 Loom Street')).toBeVisible();
  });

  test('nothing is offered that only scripts can do', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('');
    for (const name of ['Menu', 'Display settings', 'Easy read']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'About' })).toHaveCount(0);
  });
});

test('React takes over the Home that came with the page', async ({ page }) => {
  await watchHeadings(page);
  await openScreen(page, home);
  expect(await headingsSeen(page)).toEqual([homeHeading]);
  expect(await page.evaluate(() => globalThis.seen.heading === document.querySelector('h1'))).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

/** What a visitor gets of the page, element by element. */
function outline(page: Page): Promise<string[]> {
  return page
    .locator('header *, main *, footer *')
    .evaluateAll((elements) =>
      elements.map(({ localName, className, attributes, textContent }) =>
        [localName, className, attributes.getNamedItem('href')?.value, textContent].join(' '),
      ),
    );
}

test('the Home that came with the page is the one that React draws', async ({ page }) => {
  await openScreen(page, home);
  const takenOver = await outline(page);
  expect(takenOver).not.toEqual([]);

  await page.goto('about:blank');
  await openScreen(page, screens[1]);
  await openScreen(page, home);
  expect(await outline(page)).toEqual(takenOver);
});

for (const { name, hash } of screens.slice(1, 6)) {
  test(`${name} opens without a glimpse of Home`, async ({ page }) => {
    await watchHeadings(page);
    await openScreen(page, { name, hash });
    const headings = await headingsSeen(page);
    expect(headings).not.toEqual([]);
    expect(headings).not.toContain(homeHeading);
  });
}

test('a link that is followed before the scripts are there opens its screen', async ({ page }) => {
  let letScriptsCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  letScriptsCome();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 2, name: 'Key Focus Areas' })).toBeVisible();
});

test('an address that changes while React takes the page over opens its screen', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let steps = 0;
    // React posts a message for each of its steps. By the third it has read the address, and is not done.
    MessagePort.prototype.postMessage = function (message: unknown) {
      steps += 1;
      if (steps === 3) window.location.hash = '#/about';
      postMessage.call(this, message);
    };
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Weaving Hope');
});

test('the unattended display never shows the links of a browser', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.seen = { heading: undefined, headings: [] };
    const look = () => {
      for (const link of document.querySelectorAll('a[href^="tel:"]')) {
        if (link.checkVisibility()) globalThis.seen.headings.push(link.textContent);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('?kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeHeading);
  expect(await headingsSeen(page)).toEqual([]);
});

test('a first visit asks for few files, and little of each', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // What is fetched ahead in idle time, for the other screens, is no part of the first visit.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openScreen(page, home);
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeLessThanOrEqual(budgets.firstVisitRequests);
  expect(requested.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
});
