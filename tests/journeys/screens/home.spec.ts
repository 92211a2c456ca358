import { content } from '../../support/filled-copy';
import { cards, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

test.beforeEach(({ page }) => openScreen(page, screens.home));

test('Home has its sections in order, with the figures and the mission', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([
    ...['Weaving Hope, Changing Lives', 'Our Mission', 'How We Help'],
    ...['Provider Matching', 'Support Services', 'Resource Directory', 'Community Programs'],
    ...['Ready to Get Started', 'What Families Say'],
  ]);
  await expect(main.getByRole('definition')).toHaveText(['17', '1000+', '50+', '100+']);
  await expect(main.getByRole('term')).toHaveText([/goals/, /lives impacted/, /communities/, /volunteers/]);
  const points = region(page, 'Mission').getByRole('list').first().getByRole('listitem');
  await expect(points).toHaveText(content.en.mission.points);
  for (const point of await points.all()) await expect(point.locator('svg')).toBeVisible();
});

test('each service on Home has a link, a picture and a description', async ({ page }) => {
  for (const service of await cards(page, 'How We Help').all()) {
    await expect(service.getByRole('link')).toHaveAttribute('href', /\/services\/#service-\d$/);
    await expect(service.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(service.locator('svg').last()).toBeVisible();
  }
});

test('three stories have five filled stars, a name and a role', async ({ page }) => {
  const testimonials = region(page, 'What Families Say').getByRole('figure');
  await expect(testimonials).toHaveCount(3);
  for (const testimonial of await testimonials.all()) {
    const stars = testimonial.getByRole('img', { name: 'Rated 5 out of 5', exact: true });
    await expect(stars.locator('svg')).toHaveCount(5);
    await expect(stars.locator('svg').last()).not.toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
    await expect(testimonial.getByRole('blockquote')).toHaveText(/“.+ .+”/);
    await expect(testimonial.locator('figcaption').getByRole('paragraph')).toHaveText([/\w+/, /\w+/]);
  }
});

test('four ways into help are in the first view', async ({ page }) => {
  const ways = page.getByRole('navigation', { name: 'What can we do for you?' }).getByRole('link');
  await expect(ways).toHaveCount(4);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
  }
  await ways.first().click();
  await expect(page.getByRole('heading', { name: /Who is the help for/ })).toBeInViewport();
});
