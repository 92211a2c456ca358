import type { Page } from 'playwright/test';
import { displayButton } from '../../support/display-settings';
import { expectInOrder } from '../../support/regions';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** The titled column of the footer. */
function column(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.getByRole('contentinfo').locator(':scope div').filter({ has: heading }).last();
}

for (const screen of screens) {
  test(`${screen.name} stands between header and footer`, async ({ page }) => {
    await openScreen(page, screen);
    await expectInOrder([page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('the header holds logo, brand, display settings, links and on wide screens two buttons, in this order', async ({
  page,
}) => {
  await page.goto('');
  const header = page.getByRole('banner');
  const brand = header.getByRole('link', { name: /^Weaving Hope/ });
  await expectInOrder([
    brand,
    displayButton(page),
    ...['Home', 'About', 'Services', 'Programs', 'Get Involved', 'Contact'].map((name) =>
      header.getByRole('link', { name, exact: true }),
    ),
    header.getByRole('button', { name: 'Volunteer', exact: true }),
    header.getByRole('button', { name: 'Donate Now', exact: true }),
  ]);
  await expect(header.getByRole('navigation').getByRole('link')).toHaveCount(6);
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(brand).toContainText('Weaving Hope');
  // A picture that could not be loaded has no width of its own.
  expect(await brand.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('the brand leads home', async ({ page }) => {
  await openScreen(page, screens[1]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Weaving Hope/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
});

test.describe('the footer', () => {
  test.beforeEach(({ page }) => openScreen(page, screens[0]));

  test('has four columns side by side: the foundation, links, services, contact', async ({ page }) => {
    const headings = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(['Weaving Hope', 'Quick Links', 'Services', 'Contact']);
    const tops = await headings.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(new Set(tops).size, 'rows').toBe(1);
  });

  test('says what the foundation is and that it matches people with providers', async ({ page }) => {
    const about = column(page, 'Weaving Hope');
    await expect(about).toContainText(/non-profit foundation/);
    await expect(about).toContainText(/17 Sustainable Development Goals/);
    await expect(about).toContainText(/matching service .*persons with special needs and their families/);
  });

  test('has quick links that open their screens', async ({ page }) => {
    await expect(column(page, 'Quick Links').getByRole('link')).toHaveText([
      'About',
      'Services',
      'Programs',
      'Get Involved',
      'Contact',
    ]);
    await column(page, 'Quick Links').getByRole('link', { name: 'Programs' }).click();
    await expect(page).toHaveURL(/#\/programs$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  });

  test('lists five services', async ({ page }) => {
    await expect(column(page, 'Services').getByRole('listitem')).toHaveText([
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
      'Advocacy Support',
    ]);
  });

  test('gives address, phone and e-mail', async ({ page }) => {
    const contact = column(page, 'Contact');
    await expect(contact).toContainText(/\d+ \w+ Street/);
    await expect(contact.getByRole('link', { name: /555-01\d\d/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await expect(contact.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  });

  test('has social icons whose links are named after their networks', async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).getByRole('link');
    await expect(links).toHaveText(['Facebook', 'Instagram', 'YouTube']);
    const looks = new Set<string>();
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:/);
      looks.add((await link.screenshot()).toString('base64'));
    }
    // A mark that is not drawn looks like any other that is not.
    expect(looks.size).toBe(3);
  });

  test('closes with the copyright of 2024 and the legal links', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expectInOrder([
      column(page, 'Contact'),
      footer.getByText(/©.*2024/),
      footer.getByRole('link', { name: 'Privacy Policy', exact: true }),
      footer.getByRole('link', { name: 'Terms of Service', exact: true }),
      footer.getByRole('link', { name: 'Open-Source Licenses', exact: true }),
    ]);
  });
});
