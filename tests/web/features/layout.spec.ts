import type { Locator, Page } from 'playwright/test';
import { displaySettingsButton } from '../../support/display-settings';
import { expectInOrder } from '../../support/regions';
import { allScreens, attemptedPath, expect, openScreen, screens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** The footer column with that title. */
function column(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.getByRole('contentinfo').locator(':scope div').filter({ has: heading }).last();
}

test('every screen is between header and footer', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expectInOrder([page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

test('the header has logo, brand, display settings, links and, on wide screens, two buttons, in this order', async ({
  page,
}) => {
  await openScreen(page, screens.about);
  const header = page.getByRole('banner');
  const brand = header.getByRole('link', { name: /^Weaving Hope/ });
  await expectInOrder([
    brand,
    displaySettingsButton(page),
    ...['Home', 'About', 'Services', 'Programs', 'Get Involved', 'Contact'].map((name) =>
      header.getByRole('link', { name, exact: true }),
    ),
    header.getByRole('button', { name: 'Volunteer', exact: true }),
    header.getByRole('button', { name: 'Donate Now', exact: true }),
  ]);
  await expect(header.getByRole('navigation').getByRole('link')).toHaveCount(6);
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(brand).toContainText('Weaving Hope');
  await expect(brand.locator('svg')).toBeVisible();
  expect(await brand.locator('svg').boundingBox()).toMatchObject({ width: 44, height: 44 });

  await brand.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
});

test.describe('the footer', () => {
  test.beforeEach(({ page }) => openScreen(page, screens.home));

  test('has four columns side by side: the foundation, links, services, contact', async ({ page }) => {
    const headings = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(['Weaving Hope', 'Quick Links', 'Services', 'Contact']);
    const tops = await headings.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(new Set(tops).size, 'rows').toBe(1);

    const about = column(page, 'Weaving Hope');
    await expect(about).toContainText(/non-profit foundation/);
    await expect(about).toContainText(/17 Sustainable Development Goals/);
    await expect(about).toContainText(/matching service .*persons with special needs and their families/);

    await expect(column(page, 'Services').getByRole('listitem')).toHaveText([
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
      'Advocacy Support',
    ]);

    const contact = column(page, 'Contact');
    await expect(contact).toContainText(/\d+ \w+ Street/);
    await expect(contact.getByRole('link', { name: /555-01\d\d/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await expect(contact.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
    const hours = contact.getByRole('list', { name: 'Opening hours' }).getByRole('listitem');
    await expect(hours).toHaveText(['Mon-Fri 8:00 AM-6:00 PM', 'Sat 9:00 AM-4:00 PM', 'Sun closed']);
    const heights = await hours.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().height),
    );
    expect(Math.max(...heights), 'each day is on a line of its own').toBe(Math.min(...heights));

    const links = column(page, 'Quick Links').getByRole('link');
    await expect(links).toHaveText(['About', 'Services', 'Programs', 'Get Involved', 'Contact']);
    await links.filter({ hasText: 'Programs' }).click();
    await expect(page).toHaveURL(/#\/programs$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  });

  test('has social icons whose links are named after their networks', async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }).getByRole('link');
    await expect(links).toHaveText(['Facebook', 'Instagram', 'YouTube']);
    const appearances = new Set<string>();
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:/);
      appearances.add((await link.screenshot()).toString('base64'));
    }
    // Icons that failed to render would all look the same.
    expect(appearances.size).toBe(3);
  });

  test('ends with the copyright of 2024 and the legal links', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expectInOrder([
      column(page, 'Contact'),
      footer.getByText(/©.*2024/),
      footer.getByRole('link', { name: 'Privacy Policy', exact: true }),
      footer.getByRole('link', { name: 'Terms of Service', exact: true }),
      footer.getByRole('link', { name: 'Open-Source Licenses', exact: true }),
    ]);
  });

  test('underlines every link in its text, and shows the services as plain text with bullets', async ({
    page,
  }) => {
    const links = page.getByRole('contentinfo').getByRole('link').and(page.locator('.text-link'));
    const underlines = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link.querySelector('.whole') ?? link).textDecorationLine),
    );
    expect(underlines.length).toBeGreaterThan(8);
    expect(new Set(underlines)).toEqual(new Set(['underline']));

    const lookOf = (locator: Locator) =>
      locator.evaluate((element) => {
        const { color, fontWeight, textDecorationLine, listStyleType } = getComputedStyle(element);
        return { color, fontWeight, textDecorationLine, listStyleType };
      });
    const link = await lookOf(column(page, 'Quick Links').getByRole('link').first());
    const service = await lookOf(column(page, 'Services').getByRole('listitem').first());
    expect(service.color).not.toBe(link.color);
    expect(service.fontWeight).not.toBe(link.fontWeight);
    expect(service).toMatchObject({ textDecorationLine: 'none', listStyleType: 'disc' });
    await expect(column(page, 'Services').getByRole('link')).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('begins with the crisis line, has links and contact side by side, and is at most 900 px tall', async ({
      page,
    }) => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link').first()).toHaveText(/^In a crisis\? Call/);
      const boxes = await footer.getByRole('heading', { level: 2 }).evaluateAll((headings) =>
        headings.map((heading) => {
          const { left, top } = heading.getBoundingClientRect();
          return { left, top };
        }),
      );
      const [about, links, services, contact] = boxes;
      expect(contact?.top).toBe(links?.top);
      expect(contact?.left).toBeGreaterThan(links?.left ?? Number.NaN);
      expect(services?.top).toBeGreaterThan(contact?.top ?? Number.NaN);
      expect([links?.left, services?.left]).toEqual([about?.left, about?.left]);
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
    });
  });
});
