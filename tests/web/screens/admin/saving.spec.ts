import {
  addItem,
  clickButton,
  expectFormValues,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, test } from '../../../support/site';

for (const list of lists) {
  const { tab, add, sample, item, name, fieldErrors } = list;

  test(`${add} asks for every required field, then appends the item`, async ({ page }) => {
    const form = page.getByRole('tabpanel').locator('form');
    const summary = page.getByRole('region', { name: 'Please check these fields' });
    const [firstLabel = ''] = Object.keys(fieldErrors);
    await openTab(page, tab);

    await test.step('Cancel adds nothing, and the form is empty when opened again', async () => {
      await clickButton(page, add);
      await fillForm(page, item);
      await clickButton(page, 'Cancel');
      await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
      await expect(itemNames(page)).toHaveText([...sample]);
      await clickButton(page, add);
      await expect(field(page, firstLabel)).toHaveValue('');
      await expect(field(page, firstLabel)).toBeFocused();
    });

    await test.step('required fields are marked, and the mark is explained once', async () => {
      await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);
      await expect(form.locator('[aria-required=true]')).toHaveCount(Object.keys(fieldErrors).length);
      for (const label of Object.keys(fieldErrors)) {
        await expect(field(page, label)).toHaveAttribute('aria-required', 'true');
        await expect(form.locator('label', { hasText: new RegExp(`^${label} \\*$`) })).toBeVisible();
      }
    });

    await test.step('each empty field has an error, to which the summary leads', async () => {
      if (tab === 'Testimonials') await field(page, 'Rating').fill('');
      await clickButton(page, 'Save');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(Object.values(fieldErrors));
      for (const [label, message] of Object.entries(fieldErrors)) {
        const control = field(page, label);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll('.', '\\.')}`));
        await summary.getByRole('link', { name: message, exact: true }).click();
        await expect(control).toBeFocused();
      }
      await expect(itemNames(page)).toHaveText([...sample]);
      await expect(notifications(page)).toHaveCount(0);
    });

    await test.step('blank fields count as empty', async () => {
      const texts = Object.keys(fieldErrors).filter((label) => !['Date', 'Rating'].includes(label));
      await fillForm(page, { ...item, ...Object.fromEntries(texts.map((label) => [label, ' \u00a0 '])) });
      await clickButton(page, 'Save');
      for (const label of texts) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(itemNames(page)).toHaveText([...sample]);
    });

    await test.step('one missing field keeps the others', async () => {
      await fillForm(page, item);
      for (const [missing, message] of Object.entries(fieldErrors)) {
        await fillForm(page, { [missing]: '' });
        await clickButton(page, 'Save');
        await expect(summary.getByRole('link')).toHaveText([message]);
        await expect(summary).toBeFocused();
        await expect(page.locator('[aria-invalid]')).toHaveCount(1);
        await expectFormValues(page, { ...item, [missing]: '' });
        await fillForm(page, { [missing]: item[missing] ?? '' });
      }
    });

    await test.step('Enter saves: the item is last, a notification says so, and the focus returns', async () => {
      await field(page, firstLabel).press('Enter');
      await expect(itemNames(page)).toHaveText([...sample, name]);
      await expect(notifications(page, 'Content Updated')).toContainText(
        'Your changes have been saved successfully.',
      );
      await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
      await expect(itemButton(page, 'Edit', name)).toBeVisible();
    });

    await test.step('the same item can be added twice', async () => {
      await addItem(page, list, item);
      await expect(itemNames(page)).toHaveText([...sample, name, name]);
      await itemButton(page, 'Delete', name).last().click();
      await expect(itemNames(page)).toHaveText([...sample, name]);
    });

    await test.step('markup is shown as text', async () => {
      const markup = '<b>Bold</b><img src=x onerror="window.name = 1">';
      await addItem(page, list, { ...item, [firstLabel]: markup });
      await expect(itemNames(page).last()).toHaveText(markup);
      await expect(page.locator('main b, main li img')).toHaveCount(0);
      expect(await page.evaluate(() => window.name)).toBe('');
    });
  });
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px, a double-click on Save adds one item and activates nothing else`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { tab, add, sample, item, name } of lists) {
      await test.step(tab, async () => {
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
        await notifications(page).getByRole('button', { name: 'Close notification' }).click();
        await expect(notifications(page)).toHaveCount(0);
      });
    }
  });
}
