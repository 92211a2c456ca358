import { cards, expectInOrder, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const { contact } = screens;

test.beforeEach(({ page }) => openScreen(page, contact));

test('Contact has help in a crisis first, then the ways to reach us, the form and the map', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expectInOrder([
    main.getByRole('heading', { level: 1 }),
    main.getByText('available 24/7'),
    main.getByRole('heading', { level: 3, name: 'Address' }),
    main.getByRole('button', { name: 'Prepare Message' }),
    main.getByText('Interactive Map', { exact: true }),
    main.getByText('within 24 hours on business days'),
  ]);
});

test('the cards list every way to reach the foundation', async ({ page }) => {
  const ways = cards(page, 'Ways to Reach Us');
  await expect(ways.getByRole('heading')).toHaveText([
    'Address',
    'Phone',
    'Crisis line',
    'Fax',
    'E-mail',
    'Office hours',
  ]);
  const way = (name: string) => ways.filter({ has: page.getByRole('heading', { name, exact: true }) });

  await expect(way('Address')).toContainText(/\d+ \w+ Street/);
  for (const name of ['Phone', 'Crisis line', 'Fax']) await expect(way(name)).toContainText(/555-01\d\d/);
  for (const name of ['Phone', 'Crisis line']) {
    await expect(way(name).getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  }
  const addresses = way('E-mail').getByRole('link');
  await expect(addresses).toHaveText(Array(3).fill(/^\S+@\S+$/));
  for (const address of await addresses.all()) {
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  }
  await expect(way('Office hours').getByRole('list').getByRole('listitem')).toHaveText([
    'Mon-Fri 8:00 AM-6:00 PM',
    'Sat 9:00 AM-4:00 PM',
    'Sun closed',
  ]);
});

test('the crisis box shows the crisis line, which is available 24/7', async ({ page }) => {
  const box = region(page, /crisis/i);
  await expect(box).toContainText('The crisis line is available 24/7');
  const call = box.getByRole('link', { name: /555-01\d\d$/ });
  const listed = cards(page, 'Ways to Reach Us').filter({ hasText: 'Crisis line' }).getByRole('link');
  await expect(call).toHaveText((await listed.textContent()) ?? '');
  await expect(call).toHaveAttribute('href', /^tel:/);
});

test('the map is a placeholder with a label', async ({ page }) => {
  await expect(page.getByText('Interactive Map', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('iframe, img, canvas')).toHaveCount(0);
});
