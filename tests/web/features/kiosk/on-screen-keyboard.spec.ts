import { openKiosk, screenKey } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const keyboardName = 'On-screen keyboard';

test('a focused text field brings up a keyboard, and leaving the field takes it away', async ({ page }) => {
  await openKiosk(page, '#/contact');
  const keyboard = page.getByRole('region', { name: keyboardName });
  await expect(keyboard).toBeHidden();
  await page.getByLabel('First Name').tap();
  await expect(keyboard).toBeVisible();
  await page.getByLabel('Inquiry Type').focus();
  await expect(keyboard).toBeHidden();
  await page.getByLabel('Last Name').tap();
  await screenKey(page, 'Close keyboard').tap();
  await expect(keyboard).toBeHidden();
});

test('it types letters, capitals, accents and addresses where the caret is', async ({ page }) => {
  await openKiosk(page, '#/contact');
  const name = page.getByLabel('First Name');
  await name.tap();
  await screenKey(page, '⇧ Shift').tap();
  await screenKey(page, 'Z').tap();
  await screenKey(page, 'o').tap();
  await screenKey(page, 'áéü').tap();
  await screenKey(page, 'ë').tap();
  await expect(name).toHaveValue('Zoë');
  await screenKey(page, '⌫ Delete').tap();
  await expect(name).toHaveValue('Zo');

  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.tap();
  for (const key of ['a', '@', 'b', '.', 'c']) await screenKey(page, key).tap();
  await expect(email).toHaveValue('a@b.c');
});

test('it never covers the field that is typed into', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 900 });
  await openKiosk(page, '#/contact');
  const keyboard = page.getByRole('region', { name: keyboardName });
  for (const label of ['First Name', 'Phone (optional)', 'Message']) {
    const field = page.getByLabel(label, { exact: false }).first();
    await field.focus();
    await expect(keyboard).toBeVisible();
    await expect
      .poll(async () => {
        const [box, keys] = [await field.boundingBox(), await keyboard.boundingBox()];
        return box && keys ? box.y + Math.min(box.height, 56) <= keys.y : false;
      }, label)
      .toBe(true);
  }
});

test('it types by the clicks of assistive technology, which stays on its key', async ({ page }) => {
  await openKiosk(page, '#/contact');
  const name = page.getByLabel('First Name');
  await name.focus();
  await screenKey(page, 'b').focus();
  await screenKey(page, 'b').dispatchEvent('click');
  await expect(name).toHaveValue('b');
  await expect(screenKey(page, 'b')).toBeFocused();
});

test('Shift and the accents say whether they are pressed, and keep the focus', async ({ page }) => {
  await openKiosk(page, '#/contact');
  const name = page.getByLabel('First Name');
  await name.focus();
  const shift = screenKey(page, '⇧ Shift');
  await expect(shift).toHaveAttribute('aria-pressed', 'false');
  await shift.focus();
  await shift.press('Enter');
  await expect(shift).toHaveAttribute('aria-pressed', 'true');
  await expect(shift).toBeFocused();
  await screenKey(page, 'Z').press('Enter');
  await expect(name).toHaveValue('Z');
  await expect(screenKey(page, 'z')).toBeFocused();
  await expect(shift).toHaveAttribute('aria-pressed', 'false');
});

test('a key that had the focus gives it back on Close, and keeps it from no other field', async ({
  page,
}) => {
  await openKiosk(page, '#/contact');
  const name = page.getByLabel('First Name');
  await name.focus();
  await screenKey(page, '⇧ Shift').press('Enter');
  await page.getByLabel('Last Name').tap();
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(screenKey(page, 'q')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toBeFocused();

  await screenKey(page, 'Close keyboard').press('Enter');
  await expect(page.getByRole('region', { name: keyboardName })).toBeHidden();
  await expect(page.getByLabel('Last Name')).toBeFocused();
});
