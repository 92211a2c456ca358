import { cards, expectInOrder, inAnyCase, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const { about } = screens;

test.beforeEach(({ page }) => openScreen(page, about));

test('About has its sections in order', async ({ page }) => {
  await expectInOrder([
    page.getByRole('heading', { level: 1, name: 'About' }),
    page.getByRole('heading', { level: 2, name: 'Our Mission' }),
    page.getByRole('heading', { level: 2, name: 'Key Focus Areas' }),
    page.getByRole('heading', { level: 2, name: 'UN SDG Alignment' }),
    page.getByRole('heading', { level: 2, name: 'Our Approach' }),
    page.getByRole('heading', { level: 2, name: /^Let.s Collaborate$/ }),
  ]);
  await expect(region(page, 'Our Mission').getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
});

test('there are eight focus areas, each with an icon and a description', async ({ page }) => {
  const areas = cards(page, 'Key Focus Areas');
  await expect(areas.getByRole('heading')).toHaveText(
    inAnyCase([
      'Cleanliness and hygiene',
      'Education and digital literacy',
      'Environment and sustainability',
      'Youth and community mobilization',
      'Health and well-being',
      'Women empowerment',
      'Disaster preparedness and relief',
      'Behavioural change communication',
    ]),
  );
  await expect(areas.getByRole('paragraph')).toHaveText(Array(8).fill(/\w+ \w+/));
  for (const area of await areas.all()) await expect(area.locator('svg').last()).toBeVisible();
});

test('all 17 goals are badges with number and title, each in a different color', async ({ page }) => {
  const goals = region(page, 'UN SDG Alignment').getByRole('listitem');
  const titles = [
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
  await expect(goals).toHaveText(titles.map((title, index) => new RegExp(`^Goal ${index + 1}\\s*${title}$`)));

  const colors = await goals.evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor).join(),
    ),
  );
  expect(new Set(colors).size).toBe(17);
});

test('the site does not claim that the United Nations endorses it', async ({ page }) => {
  await expect(region(page, 'UN SDG Alignment')).toContainText(
    'The United Nations does not endorse this site.',
  );
});

test('the approach has its four points', async ({ page }) => {
  await expect(cards(page, 'Our Approach').getByRole('heading')).toHaveText(
    inAnyCase([
      'Grassroots-driven, people-first model',
      'Holistic awareness plus hands-on action',
      'Transparency and measurable impact',
      'Collaborative partnerships with CSR, government and civil society',
    ]),
  );
});

test('an e-mail address, a phone number and Instagram invite to collaborate', async ({ page }) => {
  const collaborate = region(page, /^Let.s Collaborate$/);
  await expect(collaborate.getByRole('link', { name: /^\S+@\S+\.\S+$/ })).toHaveAttribute(
    'href',
    /^mailto:\S+@\S+\.\S+$/,
  );
  await expect(collaborate.getByRole('link', { name: /555-01\d\d$/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  );
  await expect(collaborate.getByText('Instagram')).toBeVisible();
});
