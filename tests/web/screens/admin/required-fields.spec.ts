import { field, fillForm, itemNames, lists, openTab, press } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, test } from '../../../support/site';

for (const { tab, add, sample, item, name, refusals } of lists) {
  test.describe(add, () => {
    test.beforeEach(async ({ page }) => {
      await openTab(page, tab);
      await press(page, add);
    });

    test('marks what is required, and says once what the mark means', async ({ page }) => {
      const form = page.getByRole('tabpanel').locator('form');
      await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);
      await expect(form.locator('[required]')).toHaveCount(Object.keys(refusals).length);
      for (const label of Object.keys(refusals)) {
        await expect(field(page, label)).toHaveAttribute('required');
        await expect(form.locator('label', { hasText: new RegExp(`^${label} \\*$`) })).toBeVisible();
      }
    });

    test('refuses an empty form beside each field, in words', async ({ page }) => {
      if (tab === 'Testimonials') await field(page, 'Rating').fill('');
      await press(page, 'Save');

      const summary = page.getByRole('region', { name: 'Please check these fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(Object.values(refusals));
      for (const [label, words] of Object.entries(refusals)) {
        const control = field(page, label);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(new RegExp(`^${words.replaceAll('.', '\\.')}`));
        await summary.getByRole('link', { name: words, exact: true }).click();
        await expect(control).toBeFocused();
      }
      await expect(itemNames(page)).toHaveText([...sample]);
      await expect(notifications(page)).toHaveCount(0);
    });

    test('takes blanks alone for nothing', async ({ page }) => {
      const texts = Object.keys(refusals).filter((label) => !['Date', 'Rating'].includes(label));
      await fillForm(page, Object.fromEntries(texts.map((label) => [label, ' \u00a0 '])));
      await press(page, 'Save');
      for (const label of texts) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(itemNames(page)).toHaveText([...sample]);
    });

    test('keeps what was typed when one field is missing, and saves once it is there', async ({ page }) => {
      const summary = page.getByRole('region', { name: 'Please check these fields' });
      for (const [missing, words] of Object.entries(refusals)) {
        await fillForm(page, { ...item, [missing]: '' });
        await press(page, 'Save');
        await expect(summary.getByRole('link')).toHaveText([words]);
        await expect(summary).toBeFocused();
        await expect(page.locator('[aria-invalid]')).toHaveCount(1);
        for (const [label, value] of Object.entries(item)) {
          await expect(field(page, label)).toHaveValue(label === missing ? '' : value);
        }
      }
      await fillForm(page, item);
      await press(page, 'Save');
      await expect(itemNames(page)).toHaveText([...sample, name]);
    });

    test('Cancel adds nothing, and the form is empty when it is opened again', async ({ page }) => {
      await fillForm(page, item);
      await press(page, 'Cancel');
      await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
      await expect(itemNames(page)).toHaveText([...sample]);

      await press(page, add);
      await expect(field(page, tab === 'Testimonials' ? 'Name' : 'Title')).toHaveValue('');
      await expect(field(page, tab === 'Testimonials' ? 'Name' : 'Title')).toBeFocused();
    });
  });
}
