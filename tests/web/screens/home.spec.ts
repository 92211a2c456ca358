import { cards, inAnyCase, region } from '../../support/regions';
import { expect, inSpanish, openScreen, screens, test } from '../../support/site';

test('Home has its sections in order: figures, the mission, four services and three stories', async ({
  page,
}) => {
  await openScreen(page, screens.home);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([
    'Weaving Hope, Changing Lives',
    'Our Mission',
    'How We Help',
    'Provider Matching',
    'Support Services',
    'Resource Directory',
    'Community Programs',
    'Ready to Get Started',
    'What Families Say',
  ]);
  await expect(main.getByRole('definition')).toHaveText(['17', '1000+', '50+', '100+']);
  await expect(main.getByRole('term')).toHaveText([/goals/, /lives impacted/, /communities/, /volunteers/]);

  const points = region(page, 'Mission').getByRole('list').first().getByRole('listitem');
  await expect(points).toHaveText(
    inAnyCase([
      'Connect families with qualified providers',
      'Reduce wait times and barriers to care',
      'Build stronger, more inclusive communities',
    ]),
  );
  for (const point of await points.all()) await expect(point.locator('svg')).toBeVisible();

  for (const service of await cards(page, 'How We Help').all()) {
    await expect(service.getByRole('link')).toHaveAttribute('href', /\/services\/#service-\d$/);
    await expect(service.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(service.locator('svg').last()).toBeVisible();
  }

  const testimonials = region(page, 'What Families Say').getByRole('figure');
  await expect(testimonials).toHaveCount(3);
  for (const testimonial of await testimonials.all()) {
    const stars = testimonial.getByRole('img', { name: 'Rated 5 out of 5', exact: true });
    const { width = 0, height = 0 } = (await stars.locator('path').boundingBox()) ?? {};
    expect(width / height, 'five filled stars in a row').toBeGreaterThan(6.5);
    await expect(stars.locator('path')).not.toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
    await expect(testimonial.getByRole('blockquote')).toHaveText(/“.+ .+”/);
    await expect(testimonial.locator('figcaption').getByRole('paragraph')).toHaveText([/\w+/, /\w+/]);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height}, the ways into help are in the first view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, screens.home);
    const ways = page.getByRole('navigation', { name: 'What can we do for you?' }).getByRole('link');
    await expect(ways).toHaveText(['Find help', 'Programs and events', 'Volunteer or give', 'Talk to us']);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    await ways.first().click();
    await expect(page.getByRole('heading', { name: 'Who is the help for?' })).toBeInViewport();

    await openScreen(page, inSpanish(screens.home));
    const spanish = page.getByRole('navigation', { name: '¿Qué podemos hacer por usted?' }).getByRole('link');
    await expect(spanish).toHaveCount(4);
    for (const way of await spanish.all()) await expect(way).toBeInViewport({ ratio: 1 });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each way has its picture', async ({ page }) => {
    await page.goto('es/');
    const pictures = page.getByRole('navigation', { name: '¿Qué podemos hacer por usted?' }).locator('img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
});
