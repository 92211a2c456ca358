import {
  addItem,
  clickButton,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { crossSection } from '../../../support/full-run';
import { notifications } from '../../../support/notifications';
import { expect, test } from '../../../support/site';

for (const list of crossSection(lists, 1)) {
  const { tab, add, sample, item, name } = list;

  test(`${add} appends, shows a notification, returns the focus, and accepts the same item twice`, async ({
    page,
  }) => {
    await openTab(page, tab);
    await addItem(page, list, item);
    await expect(itemNames(page)).toHaveText([...sample, name]);
    await expect(notifications(page, 'Content Updated')).toContainText(
      'Your changes have been saved successfully.',
    );
    await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
    await expect(itemButton(page, 'Edit', name)).toBeVisible();

    await addItem(page, list, item);
    await expect(itemNames(page)).toHaveText([...sample, name, name]);
    await itemButton(page, 'Delete', name).last().click();
    await expect(itemNames(page)).toHaveText([...sample, name]);
  });

  for (const viewport of crossSection(
    [
      { width: 320, height: 640 },
      { width: 1280, height: 800 },
    ],
    1,
  )) {
    test.describe(`at ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport });

      test(`a double-click on Save in ${tab} adds one item, and the second click activates nothing else`, async ({
        page,
      }) => {
        await openTab(page, tab);
        await clickButton(page, add);
        await fillForm(page, item);
        await page.getByRole('button', { name: 'Save', exact: true }).dblclick();

        await expect(itemNames(page)).toHaveText([...sample, name]);
        await expect(notifications(page)).toHaveCount(1);
        await expect(page).toHaveURL(/#\/admin$/);
        await expect(page.getByText('Being edited')).toHaveCount(0);
        await expect(page.locator('main form')).toHaveCount(0);
        await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
      });
    });
  }

  test(`markup in ${tab} is shown as text`, async ({ page }) => {
    const markup = '<b>Bold</b><img src=x onerror="window.name = 1">';
    const label = tab === 'Testimonials' ? 'Name' : 'Title';
    await openTab(page, tab);
    await addItem(page, list, { ...item, [label]: markup });
    await expect(itemNames(page).last()).toHaveText(markup);
    await expect(page.locator('main b, main li img')).toHaveCount(0);
    expect(await page.evaluate(() => window.name)).toBe('');
  });
}

test('Enter in a field saves the form', { tag: '@full' }, async ({ page }) => {
  await openTab(page, 'Services');
  await clickButton(page, 'Add Service');
  await fillForm(page, { Description: 'By keyboard', Title: 'Enter' });
  await field(page, 'Title').press('Enter');
  await expect(itemNames(page).last()).toHaveText('Enter');
});
