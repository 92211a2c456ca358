import type { Page } from 'playwright/test';
import {
  addItem,
  type FormText,
  field,
  itemButton,
  itemNames,
  lists,
  openTab,
  press,
} from '../../../support/admin';
import { expect, openScreen, test } from '../../../support/site';

const [services] = lists;
const marked = (page: Page) => page.getByRole('tabpanel').locator('li', { hasText: 'Being edited' });

async function addService(page: Page, item: FormText): Promise<void> {
  if (services) await addItem(page, services, item);
}

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Services');
});

test('an icon is chosen by its name, with its picture beside the name', async ({ page }) => {
  await press(page, 'Add Service');
  const icon = field(page, 'Icon');
  await expect(icon).toHaveJSProperty('tagName', 'SELECT');
  const picture = page.getByRole('tabpanel').locator('form svg');
  await expect(picture).toHaveCount(1);

  await icon.selectOption('Puzzle');
  const puzzle = await picture.innerHTML();
  await icon.selectOption('Leaf');
  await expect(picture).toBeVisible();
  expect(await picture.innerHTML()).not.toBe(puzzle);
});

test('an added service is last on Services, without bullets, and has the chosen icon', async ({ page }) => {
  await press(page, 'Add Service');
  await field(page, 'Icon').selectOption('Puzzle');
  const puzzle = await page.getByRole('tabpanel').locator('form svg').innerHTML();
  await press(page, 'Cancel');
  await addService(page, { Title: 'Toy Library', Description: 'Toys on loan.', Icon: 'Puzzle' });

  await openScreen(page, { name: 'Services', hash: '#/services' });
  const cards = page.getByRole('region', { name: 'How We Help' }).locator('li:has(> h3, > * > h3)');
  await expect(cards).toHaveCount(5);
  const added = cards.filter({ hasText: 'Toy Library' });
  await expect(added).toContainText('Toys on loan.');
  await expect(added.getByRole('list')).toHaveCount(0);
  expect(await added.locator('svg.lucide').innerHTML()).toBe(puzzle);
});

test('Home shows the first four services', async ({ page }) => {
  await addService(page, { Title: 'Fifth', Description: 'Not on Home yet' });
  await openScreen(page, { name: 'Home', hash: '#/' });
  const titles = page.getByRole('region', { name: 'How We Help' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    'Provider Matching',
    'Support Services',
    'Resource Directory',
    'Community Programs',
  ]);

  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  await openScreen(page, { name: 'Home', hash: '#/' });
  await expect(titles).toHaveText(['Provider Matching', 'Resource Directory', 'Community Programs', 'Fifth']);
});

test('the list in the footer stays as it is', async ({ page }) => {
  await itemButton(page, 'Delete', 'Provider Matching').click();
  await expect(itemNames(page)).toHaveCount(3);
  await expect(page.getByRole('contentinfo')).toContainText('Provider Matching');
});

test.describe('Edit', () => {
  test('marks the row and opens no form; the mark goes with another Edit', async ({ page }) => {
    await itemButton(page, 'Edit', 'Support Services').click();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toContainText('Support Services');
    await expect(page.locator('main form')).toHaveCount(0);

    await itemButton(page, 'Edit', 'Resource Directory').click();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toContainText('Resource Directory');
  });

  test('has its mark taken away by Add, which appends', async ({ page }) => {
    await itemButton(page, 'Edit', 'Support Services').click();
    await press(page, 'Add Service');
    await expect(marked(page)).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('');
    await press(page, 'Cancel');
    await addService(page, { Title: 'Added', Description: 'Last' });
    await expect(itemNames(page)).toHaveText([
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
      'Added',
    ]);
  });

  test('has its mark taken away by Delete', async ({ page }) => {
    await itemButton(page, 'Edit', 'Support Services').click();
    await itemButton(page, 'Delete', 'Resource Directory').click();
    await expect(itemNames(page)).toHaveCount(3);
    await expect(marked(page)).toHaveCount(0);
  });
});
