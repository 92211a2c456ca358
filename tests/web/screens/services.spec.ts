import { cards, expectInOrder, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const { services } = screens;

test.beforeEach(({ page }) => openScreen(page, services));

test('Services has its sections in order', async ({ page }) => {
  await expectInOrder([
    page.getByRole('main').getByRole('heading', { level: 1 }),
    page.getByRole('heading', { level: 2, name: 'Find What Fits' }),
    page.getByRole('heading', { level: 2, name: 'How We Help' }),
    page.getByRole('heading', { level: 2, name: 'Our Process' }),
    page.getByRole('heading', { level: 2, name: 'Types of Support' }),
    page.getByRole('button', { name: 'Call Us Today', exact: true }),
    page.getByRole('button', { name: 'Request Information', exact: true }),
  ]);
});

test('four services have a description and four bullets each', async ({ page }) => {
  const serviceCards = cards(page, 'How We Help');
  await expect(serviceCards.getByRole('heading')).toHaveText([
    'Provider Matching',
    'Support Services',
    'Resource Directory',
    'Community Programs',
  ]);
  for (const card of await serviceCards.all()) {
    await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText(Array(4).fill(/\w+ \w+/));
  }
});

test('the process has four numbered steps', async ({ page }) => {
  const steps = cards(page, 'Our Process');
  await expect(steps.getByRole('heading')).toHaveText([
    'Initial Contact',
    'Needs Assessment',
    'Provider Matching',
    'Connection & Support',
  ]);
  await expect(steps).toContainText(['1', '2', '3', '4']);
  await expect(steps.getByRole('paragraph')).toHaveText(Array(4).fill(/\w+ \w+/));
});

test('three tabs in a row show five services each, one tab at a time', async ({ page }) => {
  const support = region(page, 'Types of Support');
  const tabs = support.getByRole('tab');
  await expect(tabs).toHaveText(['Individual', 'Family', 'Community']);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size, 'rows of tabs').toBe(1);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');

  const seen = new Set<string>();
  for (const name of ['Individual', 'Family', 'Community']) {
    await support.getByRole('tab', { name }).click();
    await expect(support.getByRole('tab', { selected: true })).toHaveText([name]);
    await expect(support.getByRole('tabpanel')).toHaveCount(1);
    const items = support.getByRole('tabpanel', { name }).getByRole('listitem');
    await expect(items).toHaveText(Array(5).fill(/\w+ \w+/));
    for (const text of await items.allInnerTexts()) seen.add(text);
  }
  expect(seen.size, 'different services').toBe(15);
});
