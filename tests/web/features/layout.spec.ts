import type { Page } from 'playwright/test';
import { expect, openScreen, screens, test } from '../../support/site';

// What header and footer have on every screen, in order, is heard in quality/screen-reader/screens.spec.ts.

/** The footer column with that title. */
function column(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.getByRole('contentinfo').locator(':scope div').filter({ has: heading }).last();
}

test('the logo and the links of the footer lead to their screens, programs, addresses and other languages', async ({
  page,
}) => {
  await openScreen(page, screens.about);
  const brand = page.getByRole('banner').getByRole('link', { name: /^Weaving Hope/ });
  await expect(brand.locator('svg')).toBeVisible();
  await brand.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');

  const contact = column(page, 'Contact').getByRole('link');
  for (const [name, href] of [
    [/^\(212\) 555-0142$/, /^tel:\+1\d{10}$/],
    [/^Text \(212\) 555-0144$/, /^sms:\+1\d{10}$/],
    [/^TTY: 711$/, /^tel:711$/],
  ] as const) {
    await expect(contact.filter({ hasText: name })).toHaveAttribute('href', href);
  }
  await expect(contact.filter({ hasText: '@' })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  const networks = page.getByRole('list', { name: 'Follow us' }).getByRole('link');
  const appearances = new Set<string>();
  for (const link of await networks.all()) {
    await expect(link).toHaveAttribute('href', /^https:/);
    appearances.add((await link.screenshot()).toString('base64'));
  }
  // Icons that failed to render would all look the same.
  expect(appearances.size).toBe(3);

  await column(page, 'Quick Links').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL(/#\/programs$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();

  // Whoever reads neither language knows the name of theirs.
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'In Other Languages' })).toBeFocused();
});
