import { cards, inAnyCase, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const goalTitles = [
  'No Poverty',
  'Zero Hunger',
  'Good Health and Well-being',
  'Quality Education',
  'Gender Equality',
  'Clean Water and Sanitation',
  'Affordable and Clean Energy',
  'Decent Work and Economic Growth',
  'Industry, Innovation and Infrastructure',
  'Reduced Inequalities',
  'Sustainable Cities and Communities',
  'Responsible Consumption and Production',
  'Climate Action',
  'Life Below Water',
  'Life on Land',
  'Peace, Justice and Strong Institutions',
  'Partnerships for the Goals',
];

test.beforeEach(({ page }) => openScreen(page, screens.about));

test('About has its sections in order, with eight focus areas, four points and three ways to collaborate', async ({
  page,
}) => {
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(
    inAnyCase([
      'About Weaving Hope',
      'Our Mission',
      'Key Focus Areas',
      'Cleanliness and hygiene',
      'Education and digital literacy',
      'Environment and sustainability',
      'Youth and community mobilization',
      'Health and well-being',
      'Women empowerment',
      'Disaster preparedness and relief',
      'Behavioural change communication',
      'UN SDG Alignment',
      'Our Approach',
      'Grassroots-driven, people-first model',
      'Holistic awareness plus hands-on action',
      'Transparency and measurable impact',
      'Collaborative partnerships with CSR, government and civil society',
      'Let’s Collaborate',
      'E-mail',
      'Phone',
      'Instagram',
    ]),
  );
  await expect(region(page, 'Our Mission').getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
  for (const area of await cards(page, 'Key Focus Areas').all()) {
    await expect(area.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(area.locator('svg').last()).toBeVisible();
  }
  const links = region(page, /^Let.s Collaborate$/).getByRole('link');
  await expect(links.filter({ hasText: '@weavinghope.example' })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  await expect(links.filter({ hasText: /555-01\d\d$/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
});

test('the 17 goals have a number, a title and a color of their own; the United Nations does not endorse the site', async ({
  page,
}) => {
  const alignment = region(page, 'UN SDG Alignment');
  const goals = alignment.getByRole('listitem');
  await expect(goals).toHaveText(
    goalTitles.map((title, index) => new RegExp(`^Goal ${index + 1}\\s*${title}$`)),
  );
  const colors = await goals.evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor).join(),
    ),
  );
  expect(new Set(colors).size).toBe(17);
  await expect(alignment).toContainText('The United Nations does not endorse this site.');
});
