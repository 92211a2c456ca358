import { cards, expectInOrder, inAnyCase, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const [home] = screens;

test.beforeEach(({ page }) => openScreen(page, home));

test('the parts of Home stand in their order', async ({ page }) => {
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

test('the hero shows its four figures, each with what it counts', async ({ page }) => {
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

test('How We Help has four cards with a picture, a title and a description', async ({ page }) => {
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

test('three families speak, with name, role, words and five stars', async ({ page }) => {
  const voices = region(page, 'What Families Say').getByRole('figure');
  await expect(voices).toHaveCount(3);
  for (const voice of await voices.all()) {
    const stars = voice.getByRole('img', { name: 'Rated 5 out of 5', exact: true });
    await expect(stars).toBeVisible();
    await expect(stars.locator('svg')).toHaveCount(5);
    await expect(voice.getByRole('blockquote')).toHaveText(/“.+ .+”/);
    await expect(voice.locator('figcaption').getByRole('paragraph')).toHaveText([/\w+/, /\w+/]);
  }
});
