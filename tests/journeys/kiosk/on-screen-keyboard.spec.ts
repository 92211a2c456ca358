import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { errorSummary, prepareMessage, validMessage } from '../../support/contact';
import {
  dock,
  followMenu,
  keyboardKey,
  openKiosk,
  test,
  waitForNextPress,
  wordEcho,
} from '../../support/kiosk';
import { expect, screens } from '../../support/site';

const keyboard = (page: Page) => page.getByRole('region', { name: 'On-screen keyboard' });
const textField = (page: Page, name: string) => page.locator('form').getByRole('textbox', { name });

const firstName = (page: Page) => textField(page, 'First Name');
const lastName = (page: Page) => textField(page, 'Last Name');

async function tap(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await keyboardKey(page, key).tap();
}

test.beforeEach(({ page }) => openKiosk(page, screens.contact));

test('the keyboard opens for a text field, over the dock, and closes without one', async ({ page }) => {
  await expect(keyboard(page)).toBeHidden();
  await firstName(page).tap();
  await expect(keyboard(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).focus();
  await expect(keyboard(page)).toBeHidden();
  await firstName(page).focus();
  await keyboardKey(page, 'Shift').press('Enter');
  // The focused key must not take the focus from another field.
  await lastName(page).tap();
  await expect(keyboardKey(page, 'Q')).toBeVisible();
  await expect(lastName(page)).toBeFocused();
  await expect(dock(page).getByRole('button', { name: 'Finish' })).toBeHidden();
  await keyboardKey(page, 'Close keyboard').press('Enter');
  await expect(keyboard(page)).toBeHidden();
  await expect(lastName(page)).toBeFocused();
});

test('keys pressed by a keyboard or assistive technology keep the focus', async ({ page }) => {
  await firstName(page).focus();
  await keyboardKey(page, 'Z').press('Enter');
  await expect(keyboardKey(page, 'z')).toBeFocused();
  await expect(keyboardKey(page, 'Shift')).toHaveAttribute('aria-pressed', 'false');
  await keyboardKey(page, 'b').focus();
  await keyboardKey(page, 'b').dispatchEvent('click');
  await expect(keyboardKey(page, 'b')).toBeFocused();
  await expect(firstName(page)).toHaveValue('Zb');
});

test('Next field and Previous field stop at the ends of the form', async ({ page }) => {
  const [previous, next] = [keyboardKey(page, 'Previous field'), keyboardKey(page, 'Next field')];
  await firstName(page).tap();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Last Name', 'E-mail', 'Phone']) {
    await waitForNextPress(page);
    await next.tap();
    await expect(textField(page, label)).toBeFocused();
  }
  await waitForNextPress(page);
  await next.tap();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(keyboard(page)).toBeHidden();
  await textField(page, 'Message').tap();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await waitForNextPress(page);
  await previous.tap();
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('each field has the keys that it needs, and shows what was typed', async ({ page }) => {
  const echo = wordEcho(page);
  const type = async (name: string, keys: readonly string[], text: string) => {
    await textField(page, name).tap();
    await expect(echo).toContainText(name);
    await tap(page, ...keys);
    await expect(textField(page, name)).toHaveValue(text);
  };
  const newLine = keyboardKey(page, 'New line');
  await type('First Name', ['Z', 'o', 'áéü Accents', 'ë', 'Space'], 'Zoë ');
  await expect(newLine).toBeHidden();
  await type('First Name', ['Delete', 'Delete'], 'Zo');
  await expect(echo).toHaveText('First Name:Zo');
  await firstName(page).fill(`${'Ada '.repeat(60)}Lovelace`);
  const [end, box] = [await echo.locator('span').last().boundingBox(), await echo.boundingBox()];
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await type('E-mail', ['a', 'At sign', 'b', 'Period', 'c', 'Dot com'], 'a@b.c.com');
  await expect(newLine).toBeHidden();
  await type('Phone', ['Plus', '1', 'Space', '2', '2'], '+1 22');
  await expect(keyboardKey(page, 'Q')).toBeHidden();
  await type('Message', ['L', 'l', 'New line', 'M'], 'Ll\nM');
});

test('a name and a sentence begin with a capital, which Shift turns back', async ({ page }) => {
  await lastName(page).tap();
  await tap(page, 'Shift', 'd', 'e', 'Space', 'l', 'a');
  await expect(lastName(page)).toHaveValue('de la');
  const message = textField(page, 'Message');
  await message.tap();
  // Space as its own key, since a period may be part of a word.
  await tap(page, 'O', 'k', 'Period', 'n', 'Space', 'a', 'Period', 'Space');
  await expect(message).toHaveValue('Ok.n a. ');
  await tap(page, '1', 'Space', 'i', 'Period', 'Space', 'W', 'Shift', 'Exclamation mark', 'o');
  await expect(message).toHaveValue('Ok.n a. 1 i. W!o');
});

test('the inquiry type is required, and is in the draft', async ({ page }) => {
  const group = page.getByRole('radiogroup', { name: 'Inquiry Type' });
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(group.getByRole('radio')).toHaveCount(7);
  const { inquiryType: _, ...texts } = validMessage;
  for (const [name, text] of Object.entries(texts)) await page.locator(`form [name="${name}"]`).fill(text);
  await prepareMessage(page);
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  const problem = errorSummary(page).getByRole('link');
  await expect(group).toHaveAccessibleDescription((await problem.textContent()) ?? '');
  await expectNoAxeViolations(page);
  await problem.tap();
  await expect(group.getByRole('radio').first()).toBeFocused();
  await group.getByRole('radio', { name: 'General Information' }).tap();
  await followMenu(page, 'About');
  await followMenu(page, 'Contact');
  await expect(group.getByRole('radio', { name: 'General Information' })).toBeChecked();
});
