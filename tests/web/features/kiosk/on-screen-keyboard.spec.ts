import { keyboardKey, openKiosk } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const keyboardName = 'On-screen keyboard';

test('it opens when a text field gets the focus, and closes when the field loses it', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const keyboard = page.getByRole('region', { name: keyboardName });
  await expect(keyboard).toBeHidden();
  await page.getByLabel('First Name').tap();
  await expect(keyboard).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).focus();
  await expect(keyboard).toBeHidden();
  await page.getByLabel('Last Name').tap();
  await keyboardKey(page, 'Close keyboard').tap();
  await expect(keyboard).toBeHidden();
});

test('it types letters, capitals, accents and addresses at the caret', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.tap();
  await keyboardKey(page, '⇧ Shift').tap();
  await keyboardKey(page, 'Z').tap();
  await keyboardKey(page, 'o').tap();
  await keyboardKey(page, 'áéü').tap();
  await keyboardKey(page, 'ë').tap();
  await expect(name).toHaveValue('Zoë');
  await keyboardKey(page, '⌫ Delete').tap();
  await expect(name).toHaveValue('Zo');

  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.tap();
  for (const key of ['a', '@', 'b', '.', 'c']) await keyboardKey(page, key).tap();
  await expect(email).toHaveValue('a@b.c');
});

test('it never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 900 });
  await openKiosk(page, screens.contact);
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

test('clicks from assistive technology type, and leave the focus on the key', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.focus();
  await keyboardKey(page, 'b').focus();
  await keyboardKey(page, 'b').dispatchEvent('click');
  await expect(name).toHaveValue('b');
  await expect(keyboardKey(page, 'b')).toBeFocused();
});

test('Shift exposes whether it is pressed, and keeps the focus', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.focus();
  const shift = keyboardKey(page, '⇧ Shift');
  await expect(shift).toHaveAttribute('aria-pressed', 'false');
  await shift.focus();
  await shift.press('Enter');
  await expect(shift).toHaveAttribute('aria-pressed', 'true');
  await expect(shift).toBeFocused();
  await keyboardKey(page, 'Z').press('Enter');
  await expect(name).toHaveValue('Z');
  await expect(keyboardKey(page, 'z')).toBeFocused();
  await expect(shift).toHaveAttribute('aria-pressed', 'false');
});

test('Close returns the focus to the field, and a focused key never takes it from another field', async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.focus();
  await keyboardKey(page, '⇧ Shift').press('Enter');
  await page.getByLabel('Last Name').tap();
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(keyboardKey(page, 'q')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toBeFocused();

  await keyboardKey(page, 'Close keyboard').press('Enter');
  await expect(page.getByRole('region', { name: keyboardName })).toBeHidden();
  await expect(page.getByLabel('Last Name')).toBeFocused();
});
