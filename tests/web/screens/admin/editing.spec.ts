import { admin } from '@/copy/en/content';
import {
  addItem,
  clickButton,
  expectFormValues,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  mockDeskHost,
  openTab,
} from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, test } from '../../../support/site';

test('in a browser, Edit marks a row, and says how to change others', async ({ page }) => {
  const marked = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Being edited' });
  const forms = page.getByRole('main').locator('form');

  await test.step('a service', async () => {
    await openTab(page, 'Services');
    for (const name of ['Support Services', 'Resource Directory']) {
      await itemButton(page, 'Edit', name).click();
      await expect(marked).toHaveCount(1);
      await expect(marked).toContainText(name);
      await expect(forms).toHaveCount(0);
    }
    await clickButton(page, 'Add Service');
    await expect(marked).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('');
    await clickButton(page, 'Cancel');
    await itemButton(page, 'Edit', 'Support Services').click();
    await expect(marked).toHaveCount(1);
    await itemButton(page, 'Delete', 'Resource Directory').click();
    await expect(itemNames(page)).toHaveCount(3);
    await expect(marked).toHaveCount(0);
  });

  for (const { tab, sample } of lists.slice(1)) {
    await test.step(tab, async () => {
      const panel = await openTab(page, tab);
      const answered = panel.getByRole('listitem').filter({ hasText: admin.editHint });
      await expect(answered).toHaveCount(0);
      for (const name of [sample[0], sample[1]]) {
        await itemButton(page, 'Edit', name).click();
        await expect(answered).toHaveCount(1);
        await expect(answered).toContainText(name);
        await expect(itemButton(page, 'Edit', name)).toBeFocused();
      }
      await expect(itemNames(page)).toHaveText([...sample]);
      await expect(forms).toHaveCount(0);
    });
  }
});

test('at a desk, Edit replaces an item in its position', async ({ page }) => {
  const [list] = lists;
  const { tab, sample, item, name } = list;
  const [first, second, ...others] = sample;
  const forms = page.getByRole('main').locator('form');
  await mockDeskHost(page);
  await openTab(page, tab);

  // Cancel keeps the item.
  await itemButton(page, 'Edit', second).click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(page.getByText('Being edited')).toHaveCount(0);
  await fillForm(page, item);
  await clickButton(page, 'Cancel');
  await expect(itemNames(page)).toHaveText([...sample]);
  await expect(itemButton(page, 'Edit', second)).toBeFocused();

  // A double-click on Save changes one item.
  await itemButton(page, 'Edit', second).click();
  await fillForm(page, item);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(itemNames(page)).toHaveText([first, name, ...others]);
  await expect(notifications(page)).toHaveCount(1);
  await expect(notifications(page, 'Content Updated')).toHaveCount(1);
  await expect(forms).toHaveCount(0);
  await expect(itemButton(page, 'Edit', name)).toBeFocused();

  // Deleting the item closes its form, which has the values of the item.
  await itemButton(page, 'Edit', name).click();
  await expect(forms).toHaveCount(1);
  await expectFormValues(page, item);
  await itemButton(page, 'Delete', name).click();
  await expect(itemNames(page)).toHaveText([first, ...others]);
  await expect(forms).toHaveCount(0);

  // Add appends, also while another item is open.
  await itemButton(page, 'Edit', first).click();
  await addItem(page, list, item);
  await expect(itemNames(page)).toHaveText([first, ...others, name]);
});
