import type { Page } from 'playwright/test';
import { expectNoHorizontalScroll } from '../../support/layout';
import { further } from '../../support/matrix';
import { expect, test } from '../../support/site';

const long = 'a'.repeat(20_000);

/** Addresses of a screen in various spellings. */
const known = [
  { address: '', title: 'Home' },
  { address: '#', title: 'Home' },
  { address: '#/', title: 'Home' },
  { address: '#/?from=mail', title: 'Home' },
  { address: '?from=mail#/about', title: 'About' },
  { address: '#/about/', title: 'About' },
  { address: '#/ABOUT', title: 'About' },
  { address: '#about', title: 'Home' },
  { address: 'about/#_=_', title: 'About' },
  { address: '#..', title: 'Home' },
  { address: '#!/about', title: 'Home' },
  { address: '#https://example.com', title: 'Home' },
  { address: '#/about?x=1&y=%E0%A4%A', title: 'About' },
  { address: '#/about#main', title: 'About' },
  { address: '#/%61bout', title: 'About' },
  { address: `#/about?${long}`, title: 'About' },
];

/** Addresses of no screen, each with the path that is logged to the console. */
const unknown = [
  { address: '#/no-such-page', path: '/no-such-page' },
  { address: '#/about/team', path: '/about/team' },
  { address: '#/about%2F..', path: '/about%2F..' },
  { address: '#/%E0%A4%A', path: '/%E0%A4%A' },
  { address: '#/%00', path: '/%00' },
  { address: '#/%0A%0D', path: '/%0A%0D' },
  { address: '#/<script>alert(1)</script>', path: '/%3Cscript%3Ealert(1)%3C/script%3E' },
  { address: '#/"><img src=x onerror=alert(1)>', path: '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E' },
  { address: '#/javascript:alert(1)', path: '/javascript:alert(1)' },
  { address: '#//example.com/admin', path: '//example.com/admin' },
  { address: '#/\\example.com', path: 'example.com' },
  { address: '#/../admin', path: '/../admin' },
  { address: '#/__proto__', path: '/__proto__' },
  { address: '#/*', path: '/*' },
  { address: '#/😀', path: '/%F0%9F%98%80' },
  { address: `#/${long}`, path: `/${long}` },
  { address: `#${'/'.repeat(500)}x`, path: '/x' },
];

function loggedErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Fails unless a complete screen with that title is shown. */
async function expectWorkingScreen(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} – Weaving Hope`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoHorizontalScroll(page);
}

test.use({ expectedErrors: [/^404 Error/] });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

// A unit test goes through many more, without a browser.
test('every spelling of an address opens its screen', further, async ({ page }) => {
  const errors = loggedErrors(page);
  for (const { address, title } of known) {
    // Each address is opened, not just changed.
    await page.goto('about:blank');
    await page.goto(address);
    await expectWorkingScreen(page, title);
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    await expect(current, address).toHaveText([title]);
    await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    expect(errors).toEqual([]);
  }
});

test('an unknown address is not found, is logged to the console once, and leads to Home', async ({
  page,
}) => {
  const errors = loggedErrors(page);
  for (const [index, { address, path }] of unknown.entries()) {
    // Some are opened, others follow one that was.
    if (index % 4 === 0) await page.goto('about:blank');
    errors.length = 0;
    await page.goto(address);
    await expectWorkingScreen(page, 'Page not found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(0);
    await expect.poll(() => errors, address).toEqual([expect.stringContaining(path)]);
  }
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText([
    'Leave This Site',
    'Return to Home',
    'Find help',
    'Programs and events',
    'Volunteer or give',
    'Talk to us',
  ]);
  await links.filter({ hasText: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  await expect(page).toHaveURL(/\/#\/$/);
});

test('the links of the footer to legal texts lead to the not-found screen, which says what the site does with data', async ({
  page,
}) => {
  await page.goto('');
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    const data = page.getByRole('region', { name: 'What This Site Does With Your Data' });
    await expect(data).toContainText('sends nothing that you type here, and it stores nothing');
    await expect(data.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
  }
  await page.goto('#/no-such-page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByText('stores nothing')).toHaveCount(0);
});
