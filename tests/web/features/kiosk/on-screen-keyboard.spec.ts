import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings } from '../../../support/display-settings';
import { keyboardKey, mmPerPx, openKiosk, tapDock, waitForNextPress } from '../../../support/kiosk';
import { displays } from '../../../support/matrix';
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
  await keyboardKey(page, 'Shift').tap();
  await keyboardKey(page, 'Z').tap();
  await keyboardKey(page, 'o').tap();
  await keyboardKey(page, 'áéü Accents').tap();
  await keyboardKey(page, 'ë').tap();
  await expect(name).toHaveValue('Zoë');
  await keyboardKey(page, 'Delete').tap();
  await expect(name).toHaveValue('Zo');

  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.tap();
  for (const key of ['a', 'At sign', 'b', 'Period', 'c', 'Dot com']) await keyboardKey(page, key).tap();
  await expect(email).toHaveValue('a@b.c.com');
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

test('clicks from assistive technology type, and leave the focus on the key', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.focus();
  await keyboardKey(page, 'b').focus();
  await keyboardKey(page, 'b').dispatchEvent('click');
  await expect(name).toHaveValue('b');
  await expect(keyboardKey(page, 'b')).toBeFocused();
});

test('Shift exposes whether it is pressed, and keeps the focus', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const name = page.getByLabel('First Name');
  await name.focus();
  const shift = keyboardKey(page, 'Shift');
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
  await keyboardKey(page, 'Shift').press('Enter');
  await page.getByLabel('Last Name').tap();
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(keyboardKey(page, 'q')).toBeVisible();
  await expect(page.getByLabel('Last Name')).toBeFocused();

  await keyboardKey(page, 'Close keyboard').press('Enter');
  await expect(page.getByRole('region', { name: keyboardName })).toBeHidden();
  await expect(page.getByLabel('Last Name')).toBeFocused();
});

test('its keys go through the fields of the form, and stop at its ends', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').tap();
  await expect(keyboardKey(page, 'Previous field')).toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Last Name', 'E-mail', 'Phone']) {
    await waitForNextPress(page);
    await keyboardKey(page, 'Next field').tap();
    await expect(page.getByRole('textbox', { name: label })).toBeFocused();
  }
  await keyboardKey(page, 'Previous field').tap();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await keyboardKey(page, 'Next field').press('Enter');
  await keyboardKey(page, 'Next field').tap();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('region', { name: keyboardName })).toBeHidden();

  await page.getByRole('textbox', { name: 'Message', exact: true }).tap();
  await expect(keyboardKey(page, 'Next field')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: 'Message', exact: true }).tap();
  await keyboardKey(page, 'Previous field').tap();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeFocused();
});

test('it has the keys that the field needs', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const newLine = keyboardKey(page, 'New line');
  await page.getByLabel('First Name').tap();
  await expect(keyboardKey(page, 'Space')).toBeVisible();
  await expect(newLine).toBeHidden();
  await keyboardKey(page, 'Shift').tap();
  await expect(keyboardKey(page, 'Q')).toBeVisible();

  await page.getByRole('textbox', { name: 'E-mail' }).tap();
  await expect(keyboardKey(page, 'Dot com')).toBeVisible();
  await expect(newLine).toBeHidden();
  const [at, letter] = [
    await keyboardKey(page, 'At sign').boundingBox(),
    await keyboardKey(page, 'q').boundingBox(),
  ];
  expect(at?.width).toBeGreaterThan((letter?.width ?? 0) * 1.2);

  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.tap();
  await expect(keyboardKey(page, 'q')).toBeHidden();
  for (const key of ['Plus', '1', 'Space', '2', '2']) await keyboardKey(page, key).tap();
  await expect(phone).toHaveValue('+1 22');

  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.tap();
  for (const key of ['l', 'l', 'New line', 'm']) await keyboardKey(page, key).tap();
  await expect(message).toHaveValue('ll\nm');
});

test('it repeats the end of what was typed in large letters', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const echo = page.locator('.word-echo');
  await page.getByLabel('First Name').tap();
  await expect(echo).toBeEmpty();
  for (const key of ['a', 'd', 'a']) await keyboardKey(page, key).tap();
  await expect(echo).toHaveText('ada');
  await page.getByLabel('First Name').fill(`${'Ada '.repeat(60)}Lovelace`);
  const [end, box] = [await echo.locator('span').boundingBox(), await echo.boundingBox()];
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await page.getByRole('textbox', { name: 'E-mail' }).tap();
  await expect(echo).toBeEmpty();
  await keyboardKey(page, 'b').tap();
  await expect(echo).toHaveText('b');
});

/** The size of each key in pixels, and whether its label or the display cuts it off. */
function keySizes(page: Page) {
  return page.locator('.screen-keyboard button').evaluateAll((keys) =>
    keys.map((key) => {
      const { left, right, bottom, width, height } = key.getBoundingClientRect();
      const isCut = key.scrollWidth > key.clientWidth || key.scrollHeight > key.clientHeight;
      const isOutside = left < 0 || right > window.innerWidth || bottom > window.innerHeight;
      return { name: key.textContent, least: Math.min(width, height), isCut, isOutside };
    }),
  );
}

for (const { viewport, inches } of displays) {
  test.describe(`on ${viewport.width}x${viewport.height} with ${inches} inches`, () => {
    test.use({ viewport });

    test('its keys fit, and leave the field and its label visible, whatever the text size', {
      tag: '@full',
    }, async ({ page }) => {
      await openKiosk(page, screens.contact, `screen-inches=${inches}`);
      const least = Math.max(56, 12 / mmPerPx(viewport, inches)) - 0.05;
      for (const [size, lower] of [
        ['100%', false],
        ['200%', false],
        ['200%', true],
        ['100%', true],
      ] as const) {
        await changeDisplaySettings(page, { 'Text size': size });
        if (lower && size === '200%') await tapDock(page, 'Lower screen');
        for (const name of ['First Name', 'E-mail', 'Phone', 'Message']) {
          const field = page.locator('form').getByRole('textbox', { name });
          await field.focus();
          await expect(keyboardKey(page, 'Close keyboard')).toBeVisible();
          for (const key of await keySizes(page)) {
            expect(key).toMatchObject({ isCut: false, isOutside: false });
            expect(key.least, key.name ?? '').toBeGreaterThanOrEqual(least);
          }
          // The page scrolls once the keyboard has its height.
          const leastVisible = () =>
            field.evaluate((input: HTMLInputElement) => {
              const { top = 0 } = input.labels?.[0]?.getBoundingClientRect() ?? {};
              const { bottom } = document.querySelector('.lower-cover')?.getBoundingClientRect() ?? {
                bottom: 0,
              };
              const keys = document.querySelector('.screen-keyboard')?.getBoundingClientRect().top ?? 0;
              // Of a field with several lines, the first one.
              const line = Math.min(
                input.getBoundingClientRect().height,
                1.5 * Number.parseFloat(getComputedStyle(input).fontSize),
              );
              return Math.min(top - bottom, keys - (input.getBoundingClientRect().top + line));
            });
          await expect.poll(leastVisible, { message: `${name}, ${size}` }).toBeGreaterThanOrEqual(0);
        }
        await waitForNextPress(page);
        await keyboardKey(page, 'Close keyboard').tap();
      }
      await page.getByLabel('First Name').tap();
      await expectNoAxeViolations(page);
    });
  });
}
