import type { Page } from 'playwright/test';
import {
  addItem,
  clickButton,
  type FormText,
  field,
  itemButton,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { expect, openScreen, screens, test } from '../../../support/site';

const [services] = lists;
const marked = (page: Page) => page.getByRole('tabpanel').locator('li', { hasText: 'Being edited' });

async function addService(page: Page, item: FormText): Promise<void> {
  if (services) await addItem(page, services, item);
}

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Services');
});

test('an icon is selected by name, with a preview', async ({ page }) => {
  await clickButton(page, 'Add Service');
  const icon = field(page, 'Icon');
  await expect(icon).toHaveJSProperty('tagName', 'SELECT');
  await expect(icon.locator('option[value=map-pin]')).toHaveText('Map pin');
  const preview = page.getByRole('tabpanel').locator('form svg');
  await expect(preview).toHaveCount(1);

  await icon.selectOption('Puzzle');
  const puzzle = await preview.innerHTML();
  await icon.selectOption('Leaf');
  await expect(preview).toBeVisible();
  expect(await preview.innerHTML()).not.toBe(puzzle);
});

test('an added service is last on Services, without bullets, and has the selected icon', async ({ page }) => {
  await clickButton(page, 'Add Service');
  await field(page, 'Icon').selectOption('Puzzle');
  const puzzle = await page.getByRole('tabpanel').locator('form svg').innerHTML();
  await clickButton(page, 'Cancel');
  await addService(page, { Title: 'Toy Library', Description: 'Toys on loan.', Icon: 'Puzzle' });

  await openScreen(page, screens.services);
  const cards = page.getByRole('region', { name: 'How We Help' }).locator('li:has(> h3, > * > h3)');
  await expect(cards).toHaveCount(5);
  const added = cards.filter({ hasText: 'Toy Library' });
  await expect(added).toContainText('Toys on loan.');
  await expect(added.getByRole('list')).toHaveCount(0);
  expect(await added.locator('svg.lucide').innerHTML()).toBe(puzzle);
});

test('Home shows the first four services', async ({ page }) => {
  await addService(page, { Title: 'Fifth', Description: 'Not on Home yet' });
  await openScreen(page, screens.home);
  const titles = page.getByRole('region', { name: 'How We Help' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    'Provider Matching',
    'Support Services',
    'Resource Directory',
    'Community Programs',
  ]);

  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  await openScreen(page, screens.home);
  await expect(titles).toHaveText(['Provider Matching', 'Resource Directory', 'Community Programs', 'Fifth']);
});

test('the list in the footer does not change', { tag: '@full' }, async ({ page }) => {
  await itemButton(page, 'Delete', 'Provider Matching').click();
  await expect(itemNames(page)).toHaveCount(3);
  await expect(page.getByRole('contentinfo')).toContainText('Provider Matching');
});

test.describe('Edit', () => {
  test('marks the row and opens no form; editing another row moves the mark', { tag: '@full' }, async ({
    page,
  }) => {
    await itemButton(page, 'Edit', 'Support Services').click();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toContainText('Support Services');
    await expect(page.locator('main form')).toHaveCount(0);

    await itemButton(page, 'Edit', 'Resource Directory').click();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toContainText('Resource Directory');
  });

  test('loses its mark with Add, which appends', { tag: '@full' }, async ({ page }) => {
    await itemButton(page, 'Edit', 'Support Services').click();
    await clickButton(page, 'Add Service');
    await expect(marked(page)).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('');
    await clickButton(page, 'Cancel');
    await addService(page, { Title: 'Added', Description: 'Last' });
    await expect(itemNames(page)).toHaveText([
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
      'Added',
    ]);
  });

  test('loses its mark with Delete', { tag: '@full' }, async ({ page }) => {
    await itemButton(page, 'Edit', 'Support Services').click();
    await itemButton(page, 'Delete', 'Resource Directory').click();
    await expect(itemNames(page)).toHaveCount(3);
    await expect(marked(page)).toHaveCount(0);
  });
});
