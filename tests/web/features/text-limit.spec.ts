import { contactField, fillContactForm } from '../../support/contact';
import { recordAnnouncements } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';

const cut = 'This text was too long. We kept the first 5,000 characters, so please check how it ends.';

test('the characters left are shown and spoken near the limit, and no more are taken', async ({ page }) => {
  await fillContactForm(page, { message: 'x'.repeat(4_499) });
  await expect(page.getByText('Characters left')).toHaveCount(0);
  const message = contactField(page, 'message');
  await message.press('End');
  const announcements = await recordAnnouncements(page);
  await message.pressSequentially('xy');
  const note = page.locator('form').getByText('Characters left: 499');
  await expect(note.first()).toBeVisible();
  await expect(page.locator('[aria-live]').filter({ hasText: 'Characters left: 499' })).toHaveCount(1);
  expect(await announcements()).toContain('polite: Characters left: 499');

  await message.fill('x'.repeat(4_999));
  await message.press('End');
  await message.pressSequentially('abc');
  await expect(message).toHaveValue(`${'x'.repeat(4_999)}a`);
  await expect(note.first()).toHaveCount(0);
  await expect(page.locator('form').getByText('Characters left: 0').first()).toBeVisible();
});

test('longer text that a script puts into a field is cut, too, between two characters', async ({ page }) => {
  await openScreen(page, screens.contact);
  const message = contactField(page, 'message');
  // As an extension or autofill does, which no browser limits.
  await message.evaluate((element: HTMLTextAreaElement) => {
    element.value = `x${'😀'.repeat(500_000)}`;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(message).toHaveValue(`x${'😀'.repeat(2_499)}`);
  await expect(page.locator('form').getByText(cut).first()).toBeVisible();
  await message.fill('Short again.');
  await expect(page.locator('form').getByText(cut)).toHaveCount(0);
});
