import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings } from '../../../support/display-settings';
import { keyboardKey, mmPerPx, openKiosk, tapDock, waitForNextPress } from '../../../support/kiosk';
import { displays, further } from '../../../support/matrix';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const keyboard = (page: Page) => page.getByRole('region', { name: 'On-screen keyboard' });
const textField = (page: Page, name: string) => page.locator('form').getByRole('textbox', { name });

test('it opens for a text field and closes without one; Close returns the focus to the field', async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  await expect(keyboard(page)).toBeHidden();
  await textField(page, 'First Name').tap();
  await expect(keyboard(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).focus();
  await expect(keyboard(page)).toBeHidden();

  await textField(page, 'First Name').focus();
  await keyboardKey(page, 'Shift').press('Enter');
  // The focused key must not take the focus from another field.
  await textField(page, 'Last Name').tap();
  await expect(keyboardKey(page, 'Q')).toBeVisible();
  await expect(textField(page, 'Last Name')).toBeFocused();
  await keyboardKey(page, 'Close keyboard').press('Enter');
  await expect(keyboard(page)).toBeHidden();
  await expect(textField(page, 'Last Name')).toBeFocused();
});

test('each field has the keys that it needs, which type at the caret', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const newLine = keyboardKey(page, 'New line');
  const type = async (name: string, keys: readonly string[], text: string) => {
    await textField(page, name).tap();
    for (const key of keys) await keyboardKey(page, key).tap();
    await expect(textField(page, name)).toHaveValue(text);
  };
  await type('First Name', ['Z', 'o', 'áéü Accents', 'ë', 'Space'], 'Zoë ');
  await expect(newLine).toBeHidden();
  await type('First Name', ['Delete', 'Delete'], 'Zo');
  await type('E-mail', ['a', 'At sign', 'b', 'Period', 'c', 'Dot com'], 'a@b.c.com');
  await expect(newLine).toBeHidden();
  await type('Phone', ['Plus', '1', 'Space', '2', '2'], '+1 22');
  await expect(keyboardKey(page, 'Q')).toBeHidden();
  await type('Message', ['L', 'l', 'New line', 'M'], 'Ll\nM');
});

test('keys pressed by keyboard and by assistive technology keep the focus', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await textField(page, 'First Name').focus();
  const shift = keyboardKey(page, 'Shift');
  await keyboardKey(page, 'Z').press('Enter');
  await expect(keyboardKey(page, 'z')).toBeFocused();
  await expect(shift).toHaveAttribute('aria-pressed', 'false');
  await shift.press('Enter');
  await expect(shift).toHaveAttribute('aria-pressed', 'true');
  await expect(shift).toBeFocused();
  await shift.press('Enter');
  await keyboardKey(page, 'b').focus();
  await keyboardKey(page, 'b').dispatchEvent('click');
  await expect(keyboardKey(page, 'b')).toBeFocused();
  await expect(textField(page, 'First Name')).toHaveValue('Zb');
});

test('its keys go through the fields of the form, and stop at its ends', further, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const [previous, next] = [keyboardKey(page, 'Previous field'), keyboardKey(page, 'Next field')];
  await textField(page, 'First Name').tap();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Last Name', 'E-mail', 'Phone']) {
    await waitForNextPress(page);
    await next.tap();
    await expect(textField(page, label)).toBeFocused();
  }
  await previous.tap();
  await expect(textField(page, 'E-mail')).toBeFocused();
  await next.press('Enter');
  await next.tap();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(keyboard(page)).toBeHidden();

  await textField(page, 'Message').tap();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.tap();
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('it repeats the end of what was typed in large letters', further, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const echo = page.locator('.word-echo');
  await textField(page, 'First Name').tap();
  await expect(echo).toHaveText('First Name:');
  for (const key of ['A', 'd', 'a']) await keyboardKey(page, key).tap();
  await expect(echo).toHaveText('First Name:Ada');
  await textField(page, 'First Name').fill(`${'Ada '.repeat(60)}Lovelace`);
  const [end, box] = [await echo.locator('span').last().boundingBox(), await echo.boundingBox()];
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await textField(page, 'E-mail').tap();
  await expect(echo).toHaveText('E-mail:');
});

test(
  'a sentence begins with a capital, and Shift is for signs and other capitals',
  further,
  async ({ page }) => {
    await openKiosk(page, screens.contact);
    const message = textField(page, 'Message');
    await message.tap();
    // Space as its own key, since a period may be part of a word.
    for (const key of ['O', 'k', 'Period', 'n', 'Space', 'a', 'Period', 'Space']) {
      await keyboardKey(page, key).tap();
    }
    await expect(message).toHaveValue('Ok.n a. ');
    for (const key of ['1', 'Space', 'i', 'Period', 'Space', 'W', 'Shift', 'Exclamation mark', 'o']) {
      await keyboardKey(page, key).tap();
    }
    await expect(message).toHaveValue('Ok.n a. 1 i. W!o');
    await textField(page, 'E-mail').tap();
    await expect(keyboardKey(page, 'a')).toBeVisible();
  },
);

test('Shift turns back the capital that a name begins with', further, async ({ page }) => {
  await openKiosk(page, screens.contact);
  await textField(page, 'Last Name').tap();
  for (const key of ['Shift', 'd', 'e', 'Space', 'l', 'a']) await keyboardKey(page, key).tap();
  await expect(textField(page, 'Last Name')).toHaveValue('de la');
});

/** Lists the keys that are too small, cut off, or outside the window. Runs in the page. */
function findBadKeys(region: Element, least: number): string[] {
  return [...region.querySelectorAll('button')]
    .filter((key) => {
      const { left, right, bottom, width, height } = key.getBoundingClientRect();
      const isCut = key.scrollWidth > key.clientWidth || key.scrollHeight > key.clientHeight;
      const isOutside = left < 0 || right > window.innerWidth || bottom > window.innerHeight;
      return isCut || isOutside || Math.min(width, height) < least;
    })
    .map((key) => key.textContent);
}

/**
 * The pixels by which a field's label is below what covers the upper part, or its first line above the keyboard, whichever
 * is less. Runs in the page.
 */
function roomAround(input: HTMLInputElement): number {
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const top = (box(input.labels?.[0])?.top ?? 0) - (box(document.querySelector('.lower-cover'))?.bottom ?? 0);
  const line = 1.5 * Number.parseFloat(getComputedStyle(input).fontSize);
  const { top: start, height } = input.getBoundingClientRect();
  const end = (box(document.querySelector('.screen-keyboard'))?.top ?? 0) - start - Math.min(height, line);
  return Math.min(top, end);
}

for (const [index, { viewport, inches }] of displays.entries()) {
  // The second leaves the fewest rows for the keys and the field.
  const size = index === 1 ? {} : further;
  test.describe(`on ${viewport.width}x${viewport.height} with ${inches} inches`, size, () => {
    test.use({ viewport });

    test('its keys fit, and leave the field and its label visible', async ({ page }) => {
      await openKiosk(page, screens.contact, `screen-inches=${inches}`);
      const least = Math.max(56, 12 / mmPerPx(viewport, inches)) - 0.05;
      const check = async () => {
        for (const name of ['First Name', 'E-mail', 'Phone', 'Message']) {
          await textField(page, name).focus();
          await expect(keyboard(page)).toBeVisible();
          expect(await keyboard(page).evaluate(findBadKeys, least), name).toEqual([]);
          // The page scrolls once the keyboard has its height.
          await expect.poll(() => textField(page, name).evaluate(roomAround), name).toBeGreaterThanOrEqual(0);
        }
      };
      await check();
      await expectNoAxeViolations(page);
      await keyboardKey(page, 'Close keyboard').tap();
      await changeDisplaySettings(page, { 'Text size': '200%' });
      await tapDock(page, 'Lower screen');
      await check();
    });
  });
}
