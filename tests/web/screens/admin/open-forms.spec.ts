import { clickButton, itemButton, mockDeskHost, openTab } from '../../../support/admin';
import { expect, openScreen, screens, test } from '../../../support/site';

test('an open form is kept until it is canceled or saved', async ({ page }) => {
  const title = page.getByRole('tabpanel').getByLabel(/^Title/);
  const selected = page.getByRole('tab', { selected: true });
  await mockDeskHost(page);
  await openTab(page, 'Hero Section');
  await clickButton(page, 'Edit Hero Section');
  await title.fill('Half typed');
  await openTab(page, 'Services');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await itemButton(page, 'Edit', 'Support Services').click();
  await title.fill('Breathing Space');

  await openTab(page, 'Hero Section');
  await expect(title).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Edit Hero Section' }).press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Half typed');
  await page.getByRole('tab', { name: 'Services' }).click();

  await openScreen(page, screens.about);
  await openScreen(page, screens.admin);
  await expect(selected).toHaveText('Services');
  await expect(title).toHaveValue('Breathing Space');
  await clickButton(page, 'Cancel');
  await expect(itemButton(page, 'Edit', 'Support Services')).toBeFocused();

  await openScreen(page, screens.about);
  await openScreen(page, screens.admin);
  await expect(selected).toHaveText('Hero Section');
  await expect(title).toHaveValue('Half typed');
  await clickButton(page, 'Save');
  await openScreen(page, screens.about);
  await openScreen(page, screens.admin);
  await expect(page.locator('main form')).toHaveCount(0);
});
