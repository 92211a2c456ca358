import { cards, expectInOrder, inAnyCase, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const { home } = screens;

test.beforeEach(({ page }) => openScreen(page, home));

test('Home has its sections in order', async ({ page }) => {
  await expectInOrder([
    page.getByRole('heading', { level: 1, name: 'Weaving Hope, Changing Lives' }),
    page.getByRole('definition').first(),
    page.getByRole('heading', { level: 2, name: 'Mission' }),
    page.getByRole('heading', { level: 2, name: 'How We Help' }),
    page.getByRole('heading', { level: 2, name: 'Ready to Get Started' }),
    page.getByRole('heading', { level: 2, name: 'What Families Say' }),
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('the hero shows four figures with their labels', async ({ page }) => {
  const figures = page.getByRole('main').getByRole('definition');
  await expect(figures).toHaveText(['17', '1000+', '50+', '100+']);
  const labels = page.getByRole('main').getByRole('term');
  await expect(labels).toHaveText([/goals/, /lives impacted/, /communities/, /active volunteers/]);
});

test('the mission has three points, each with a check mark', async ({ page }) => {
  const points = region(page, 'Mission').getByRole('listitem');
  await expect(points).toHaveText(
    inAnyCase([
      'Connect families with qualified providers',
      'Reduce wait times and barriers to care',
      'Build stronger, more inclusive communities',
    ]),
  );
  for (const point of await points.all()) await expect(point.locator('svg')).toBeVisible();
});

test('How We Help has four cards with an icon, a title and a description', async ({ page }) => {
  const services = cards(page, 'How We Help');
  await expect(services.getByRole('heading')).toHaveText([
    'Provider Matching',
    'Support Services',
    'Resource Directory',
    'Community Programs',
  ]);
  await expect(services.getByRole('paragraph')).toHaveText(Array(4).fill(/\w+ \w+/));
  for (const service of await services.all()) {
    await expect(service.getByRole('paragraph')).toBeVisible();
    await expect(service.locator('svg').last()).toBeVisible();
  }
});

test('there are three testimonials with name, role, quote and five stars', async ({ page }) => {
  const testimonials = region(page, 'What Families Say').getByRole('figure');
  await expect(testimonials).toHaveCount(3);
  for (const testimonial of await testimonials.all()) {
    const stars = testimonial.getByRole('img', { name: 'Rated 5 out of 5', exact: true });
    await expect(stars).toBeVisible();
    await expect(stars.locator('svg')).toHaveCount(5);
    await expect(testimonial.getByRole('blockquote')).toHaveText(/“.+ .+”/);
    await expect(testimonial.locator('figcaption').getByRole('paragraph')).toHaveText([/\w+/, /\w+/]);
  }
});

test('the title of a service leads to it on the Services screen, and Back returns to the title', async ({
  page,
}) => {
  const title = cards(page, 'How We Help').getByRole('link', { name: 'Resource Directory' });
  await title.click();
  await expect(page).toHaveTitle(/^Services/);
  const service = page.getByRole('heading', { level: 3, name: 'Resource Directory' });
  await expect(service).toBeFocused();
  await expect(service).toBeInViewport({ ratio: 1 });

  await page.goBack();
  await expect(title).toBeFocused();
});
