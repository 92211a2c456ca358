import type { Page } from 'playwright/test';
import {
  addItem,
  clickButton,
  field,
  fillForm,
  itemButton,
  lists,
  mockDeskHost,
  openTab,
  saveHero,
} from '../../../support/admin';
import { expect, openScreen, screens, test } from '../../../support/site';

const [, , events] = lists;

async function writeIn(page: Page, language: string): Promise<void> {
  const choice = page.getByRole('radio', { name: language });
  await choice.click();
  await expect(choice).toBeChecked();
}

test('a text in Spanish appears in English, and says so, until it is translated', async ({ page }) => {
  const main = page.getByRole('main');
  await mockDeskHost(page);
  await openTab(page, 'Events');
  await expect(main.getByText('Native speakers have not checked Español yet.')).toBeVisible();
  await writeIn(page, 'Español');
  await addItem(page, events, { ...events.item, Title: 'Día del jardín' });

  await openScreen(page, screens.programs);
  const event = main.getByRole('listitem').filter({ hasText: 'Día del jardín' });
  await expect(event.getByRole('heading')).toHaveAttribute('lang', 'es');
  await expect(event).toContainText('in Spanish');
  await expect(event).toContainText('March 9, 2099');
  await page.getByRole('button', { name: 'Easy read' }).click();
  await expect(main.getByRole('heading', { name: 'Día del jardín' })).toHaveAttribute('lang', 'es');
  await expect(main.getByText('in Spanish').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Easy read' }).click();

  await openTab(page, 'Events');
  await itemButton(page, 'Edit', 'Día del jardín').click();
  await fillForm(page, { Title: 'Garden Day' });
  await clickButton(page, 'Save');
  await openScreen(page, screens.programs);
  await expect(main.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
  await expect(main.getByText('in Spanish')).toHaveCount(0);
});

test('each language has its own texts and its own open forms', async ({ page }) => {
  const main = page.getByRole('main');
  await saveHero(page, { Subtitle: 'We moved.' });
  await clickButton(page, 'Edit Hero Section');
  await field(page, 'Title').fill('Half typed');
  await writeIn(page, 'Español');
  await expect(main.locator('form')).toHaveCount(0);
  await expect(main.getByText('Tejemos esperanza, cambiamos vidas')).toHaveAttribute('lang', 'es');
  await expect(main.getByText('We moved.')).toHaveAttribute('lang', 'en');

  await saveHero(page, { Subtitle: 'Nos mudamos.' });
  await expect(main.getByText('in English')).toHaveCount(0);
  await writeIn(page, 'English');
  await expect(field(page, 'Title')).toHaveValue('Half typed');
  await openScreen(page, screens.home);
  await expect(main.getByText('We moved.')).toBeVisible();
});
