import { notFound } from '@/copy/en/screens/not-found';
import { hold } from '../../support/network';
import { expect, hydrated, openScreen, screens, test } from '../../support/site';

// Which address opens what is decided in src/address/resolve-address.ts, whose unit test walks 677 of them.

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/^404 Error/] });

  const unknown = [
    { address: '#/no-such-page', path: '/no-such-page' },
    { address: '#/"><img src=x onerror=alert(1)>', path: '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E' },
  ];

  test('is not found, and leads to Home', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const { address, path } of unknown) {
      errors.length = 0;
      await page.goto(address);
      await expect(page).toHaveTitle('Page not found – Weaving Hope');
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(() => errors, address).toEqual([expect.stringContaining(path)]);
    }
    await expect(page.getByText(notFound.legal.lead)).toHaveCount(0);
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(5);
    await links.filter({ hasText: 'Return to Home' }).click();
    await expect(page).toHaveTitle(/^Home/);
    await expect(page).toHaveURL(/\/#\/$/);
  });

  test('of a legal text says what the site does with data', async ({ page }) => {
    const { legal, help } = notFound;
    const main = page.getByRole('main');
    await openScreen(page, screens.home);
    for (const [name, path] of Object.entries({
      'Privacy Policy': '/privacy',
      'Terms of Service': '/terms',
    })) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`#${path}$`));
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      for (const each of [legal.lead, legal.text]) await expect(main).toContainText(each);
      await expect(main).not.toContainText(help);
      await expect(main.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
    }
  });
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-US', expectedErrors: [/net::ERR_FAILED/] });

  test('addresses open in the language of the visitor, or the one they name', async ({ page, siteUrl }) => {
    const release = await hold(page, '**/*.js');
    const heading = page.locator('h1');
    for (const [address, shown, title] of [
      ['?from=a-friend', 'es/?from=a-friend', 'Tejemos esperanza, cambiamos vidas'],
      ['?lang=en', '?lang=en', 'Weaving Hope, Changing Lives'],
      ['es/?lang=en#/about', 'about/?lang=en', 'About Weaving Hope'],
      ['programs/?from=a-friend#program-2', 'es/programs/?from=a-friend#program-2', 'Programas y eventos'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto('licenses.txt');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(heading).toHaveText(title);
        await expect(heading).toBeVisible();
        await expect(page).toHaveURL(siteUrl + shown);
        // What was passed on the way is no entry of the history.
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(/licenses.txt$/);
      });
    }
    release();
    await page.goto('programs/?from=a-friend#program-2');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Talleres educativos' })).toBeInViewport();
    await expect(page).toHaveURL(`${siteUrl}es/programs/?from=a-friend#program-2`);
    await page.goto('?kiosk');
    await expect(heading).toHaveText('Weaving Hope, Changing Lives');
    expect(page.url().startsWith(`${siteUrl}?kiosk`)).toBe(true);
  });
});
