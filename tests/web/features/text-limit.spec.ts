import type { Page } from 'playwright/test';
import { clickButton, field, openTab, saveHero } from '../../support/admin';
import { contactField, fillContactForm, prepareMessage } from '../../support/contact';
import { recordAnnouncements } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';

const cut = 'This text was too long. We kept the first 5,000 characters, so please check how it ends.';
const megabyte = 1_000_000;

/** Sets a field's value as a script, an extension or autofill does, which no browser limits. */
async function setValue(page: Page, name: string, length: number): Promise<void> {
  await contactField(page, name).evaluate((element: HTMLInputElement, size) => {
    element.value = 'x'.repeat(size);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, length);
}

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

test('a megabyte pasted into each of five fields is cut at once, with a notice', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreen(page, screens.contact);
  await page.evaluate((size) => navigator.clipboard.writeText('x'.repeat(size)), megabyte);
  const start = Date.now();
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'message']) {
    await contactField(page, name).focus();
    await page.keyboard.press('Control+V');
    await expect(contactField(page, name)).toHaveValue('x'.repeat(5_000));
  }
  await expect(page.locator('form').getByText(cut).and(page.locator('[aria-hidden]'))).toHaveCount(5);
  await prepareMessage(page);
  await expect(page.getByText('Please check these fields')).toBeVisible();
  // It used to take minutes; this is generous for a busy machine.
  expect(Date.now() - start).toBeLessThan(20_000);
});

test('longer text that a script puts into a field is cut, too, between two characters', async ({ page }) => {
  await openScreen(page, screens.contact);
  await setValue(page, 'message', megabyte);
  await expect(contactField(page, 'message')).toHaveValue('x'.repeat(5_000));
  await expect(page.locator('form').getByText(cut).first()).toBeVisible();

  await contactField(page, 'message').evaluate((element: HTMLTextAreaElement) => {
    element.value = `x${'😀'.repeat(2_500)}`;
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(contactField(page, 'message')).toHaveValue(`x${'😀'.repeat(2_499)}`);
  await contactField(page, 'message').fill('Short again.');
  await expect(page.locator('form').getByText(cut)).toHaveCount(0);

  await openScreen(page, screens.about);
  await openScreen(page, screens.contact);
  await expect(contactField(page, 'message')).toHaveValue('Short again.');
});

test('a hero address of one long run does not freeze the page', async ({ page }) => {
  await openTab(page, 'Hero Section');
  await clickButton(page, 'Edit Hero Section');
  const start = Date.now();
  await field(page, 'Image URL').fill(`data:image/png;base64,${'A'.repeat(megabyte)}`);
  await clickButton(page, 'Save');
  await expect(page.getByText('This picture cannot be opened.')).toBeVisible();
  await openScreen(page, screens.home);
  expect(Date.now() - start).toBeLessThan(20_000);
});

test('a picture larger than other texts may be is kept', async ({ page }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>${'x'.repeat(100_000)}</desc></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await saveHero(page, { 'Image URL': address });
  await openScreen(page, screens.home);
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', address);
});
