import { cards, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

test.beforeEach(async ({ page }) => {
  // Where the clock was never set, nothing says whether the office is open.
  await page.clock.setFixedTime('1970-01-01T12:00:00Z');
  await openScreen(page, screens.services);
});

test('Services has its sections in order, and ends with the hours', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main).toHaveText(
    /Find What Fits.*How We Help.*Our Process.*Types of Support.*Call Us Today.*Request Information/s,
  );
  const hours = main.getByText('Mon-Fri 8:00 AM-6:00 PM, Sat 9:00 AM-4:00 PM, Sun closed');
  await expect(hours.filter({ visible: true })).toBeVisible();
  await expect(main.getByText(/^(Open now|Closed)/)).toHaveCount(0);
});

test('services and steps have their texts', async ({ page }) => {
  const services = cards(page, 'How We Help');
  const names = ['Provider Matching', 'Support Services', 'Resource Directory', 'Community Programs'];
  await expect(services.getByRole('heading')).toHaveText(names);
  // What a desk has.
  await expect(page.getByRole('button', { name: /take-home/i })).toHaveCount(0);
  for (const service of await services.all()) {
    await expect(service.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    await expect(service.getByRole('list').getByRole('listitem')).toHaveText(Array(4).fill(/\w+ \w+/));
  }
  const steps = cards(page, 'Our Process');
  const stepNames = ['Initial Contact', 'Needs Assessment', 'Provider Matching', 'Connection & Support'];
  await expect(steps).toContainText(stepNames.map((name, index) => new RegExp(`${index + 1}.*${name}`)));
  await expect(steps.getByRole('paragraph')).toHaveText(Array(4).fill(/\w+ \w+/));
});

test('the tabs are in a row, and show one panel at a time', async ({ page }) => {
  const support = region(page, 'Types of Support');
  const tabs = support.getByRole('tab');
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size, 'rows of tabs').toBe(1);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const seen = new Set<string>();
  for (const name of ['Individual', 'Family', 'Community']) {
    await support.getByRole('tab', { name }).click();
    await expect(support.getByRole('tabpanel')).toHaveCount(1);
    const items = support.getByRole('tabpanel', { name }).getByRole('listitem');
    await expect(items).toHaveText(Array(5).fill(/\w+ \w+/));
    for (const text of await items.allInnerTexts()) seen.add(text);
  }
  expect(seen.size, 'different services').toBe(15);
});
