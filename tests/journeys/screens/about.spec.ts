import { goals } from '@/copy/en/screens/goals';
import { cards, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

test.beforeEach(({ page }) => openScreen(page, screens.about));

test('About has its sections in order, and ends with ways to collaborate', async ({ page }) => {
  const areas = [
    'Cleanliness and hygiene',
    'Education and digital literacy',
    'Environment and sustainability',
  ];
  const others = ['Youth and community mobilization', 'Health and well-being', 'Women empowerment'];
  const titles = [
    ...['About Weaving Hope', 'Our Mission', 'Key Focus Areas', ...areas, ...others],
    ...['Disaster preparedness and relief', 'Behavioural change communication', 'UN SDG Alignment'],
    ...['Our Approach', 'Grassroots-driven, people-first model', 'Holistic awareness plus hands-on action'],
    'Transparency and measurable impact',
    'Collaborative partnerships with CSR, government and civil society',
    ...['Let’s Collaborate', 'E-mail', 'Phone', 'Instagram'],
  ];
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(titles, { ignoreCase: true });
  await expect(region(page, 'Our Mission').getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
  for (const area of await cards(page, 'Key Focus Areas').all()) {
    await expect(area.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(area.locator('svg').last()).toBeVisible();
  }
  const links = region(page, /^Let.s Collaborate$/).getByRole('link');
  await expect(links.filter({ hasText: /\w@/ })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  await expect(links.filter({ hasText: /^@/ })).toHaveAttribute('href', /^https:/);
  await expect(links.filter({ hasText: /555-01\d\d$/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
});

test('each goal has a number, a title and a color of its own', async ({ page }) => {
  const alignment = region(page, 'UN SDG Alignment');
  const items = alignment.getByRole('listitem');
  await expect(items).toHaveText(
    goals.map(({ number, title }) => new RegExp(`^Goal ${number}\\s*${title}$`)),
  );
  const colors = await items.evaluateAll((all) =>
    all.map((item) =>
      [...item.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor).join(),
    ),
  );
  expect(new Set(colors).size).toBe(17);
  await expect(alignment).toContainText('The United Nations does not endorse this site.');
});
