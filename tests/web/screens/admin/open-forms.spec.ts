import {
  clickButton,
  expectFormValues,
  fillForm,
  itemButton,
  itemNames,
  mockDeskHost,
  openTab,
} from '../../../support/admin';
import { breakList } from '../../../support/break-list';
import { further } from '../../../support/matrix';
import { expect, openScreen, screens, test } from '../../../support/site';

// What React caught is logged to the console.
test.use({ expectedErrors: [/The loom broke/] });

test('an open form is kept until it is canceled or saved: on other tabs and screens, and when its button is used again', async ({
  page,
}) => {
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

test(
  'a form that was open when its screen failed is open again, with what was typed',
  further,
  async ({ page }) => {
    await openTab(page, 'Services');
    await clickButton(page, 'Add Service');
    await fillForm(page, { Title: 'Toy Library', Icon: 'Puzzle' });
    const preview = page.locator('main form svg');
    const puzzle = await preview.innerHTML();
    const mend = await breakList(page, 'Provider Matching');
    await itemButton(page, 'Edit', 'Provider Matching').click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(page.getByLabel('Before you reload, you can copy what you typed:')).toHaveValue(
      /^Toy Library$/m,
    );

    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Services');
    await expect(heading).toBeFocused();
    await expectFormValues(page, { Title: 'Toy Library', Icon: 'Puzzle' });
    expect(await preview.innerHTML()).toBe(puzzle);
    await fillForm(page, { Description: 'Toys on loan.' });
    await clickButton(page, 'Save');
    await expect(itemNames(page).last()).toHaveText('Toy Library');
    await expect(itemNames(page).last()).toBeFocused();
  },
);
