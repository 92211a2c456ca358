import {
  clickButton,
  expectFormValues,
  field,
  fillForm,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { crossSection } from '../../../support/full-run';
import { notifications } from '../../../support/notifications';
import { expect, test } from '../../../support/site';

for (const { tab, add, sample, item, name, fieldErrors } of crossSection(lists, 1)) {
  test.describe(add, () => {
    test.beforeEach(async ({ page }) => {
      await openTab(page, tab);
      await clickButton(page, add);
    });

    test('marks required fields, and explains the mark once', async ({ page }) => {
      const form = page.getByRole('tabpanel').locator('form');
      await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);
      await expect(form.locator('[aria-required=true]')).toHaveCount(Object.keys(fieldErrors).length);
      for (const label of Object.keys(fieldErrors)) {
        await expect(field(page, label)).toHaveAttribute('aria-required', 'true');
        await expect(form.locator('label', { hasText: new RegExp(`^${label} \\*$`) })).toBeVisible();
      }
    });

    test('shows an error beside each field of an empty form', async ({ page }) => {
      if (tab === 'Testimonials') await field(page, 'Rating').fill('');
      await clickButton(page, 'Save');

      const summary = page.getByRole('region', { name: 'Please check these fields' });
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

    test('treats blank fields as empty', { tag: '@full' }, async ({ page }) => {
      const texts = Object.keys(fieldErrors).filter((label) => !['Date', 'Rating'].includes(label));
      await fillForm(page, Object.fromEntries(texts.map((label) => [label, ' \u00a0 '])));
      await clickButton(page, 'Save');
      for (const label of texts) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(itemNames(page)).toHaveText([...sample]);
    });

    test('keeps the other fields when one is missing, and saves once it is filled in', async ({ page }) => {
      const summary = page.getByRole('region', { name: 'Please check these fields' });
      for (const [missing, message] of Object.entries(fieldErrors)) {
        await fillForm(page, { ...item, [missing]: '' });
        await clickButton(page, 'Save');
        await expect(summary.getByRole('link')).toHaveText([message]);
        await expect(summary).toBeFocused();
        await expect(page.locator('[aria-invalid]')).toHaveCount(1);
        await expectFormValues(page, { ...item, [missing]: '' });
      }
      await fillForm(page, item);
      await clickButton(page, 'Save');
      await expect(itemNames(page)).toHaveText([...sample, name]);
    });

    test('Cancel adds nothing, and the form is empty when opened again', { tag: '@full' }, async ({
      page,
    }) => {
      await fillForm(page, item);
      await clickButton(page, 'Cancel');
      await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
      await expect(itemNames(page)).toHaveText([...sample]);

      await clickButton(page, add);
      await expect(field(page, tab === 'Testimonials' ? 'Name' : 'Title')).toHaveValue('');
      await expect(field(page, tab === 'Testimonials' ? 'Name' : 'Title')).toBeFocused();
    });
  });
}
