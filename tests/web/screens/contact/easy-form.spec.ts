import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { contactField, preparedMessage } from '../../../support/contact';
import { changeDisplaySettings } from '../../../support/display-settings';
import { easyReadToggle, switchEasyReadOn } from '../../../support/easy-read';
import { keyboardKey, openKiosk, waitForNextPress } from '../../../support/kiosk';
import { expectNoHorizontalScroll } from '../../../support/layout';
import { further } from '../../../support/matrix';
import { expect, openScreen, screens, test } from '../../../support/site';

const { contact, programs } = screens;

const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const answer = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('Easy read asks for a message one question at a time, and ends in the same message', async ({
  page,
}) => {
  await openScreen(page, contact);
  await switchEasyReadOn(page);
  await page.getByRole('link', { name: 'Write a message' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Write a message' })).toBeFocused();

  const firstName = answer(page, 'First name');
  // From its label, since the page may scroll to show the error.
  const below = async () =>
    ((await firstName.boundingBox())?.y ?? 0) -
    ((await page.getByText('First name', { exact: true }).boundingBox())?.y ?? 0);
  const place = await below();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Please write your first name.');
  expect(await below(), 'the error has not moved the field').toBeCloseTo(place, 0);
  await page.keyboard.type('Ada');
  await expect(firstName).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');

  await expect(question(page, 'Question 2 of 6 What is your last name?')).toBeFocused();
  await expect(button(page, 'Next')).toBeInViewport();
  await expect(firstName).toHaveCount(0);
  await answer(page, 'Last name').fill('Lovelace');
  await button(page, 'Next').click();
  await answer(page, 'E-mail').fill('ada@');
  await button(page, 'Next').click();
  await expect(answer(page, 'E-mail')).toHaveAccessibleDescription(/like this: name@example\.com$/);
  await answer(page, 'E-mail').fill('ada@mail.example');
  await button(page, 'Next').click();
  await expect(question(page, 'What is your phone number?')).toBeFocused();
  await button(page, 'Next').click();

  await expect(question(page, 'Question 5 of 6')).toBeFocused();
  await button(page, 'Next').click();
  await expect(page.getByRole('radio', { name: 'I need help' })).toBeFocused();
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose 1 answer.');
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: 'I want to give my time' }).check();
  await button(page, 'Next').click();
  await answer(page, 'Your message').fill('I would like to help.');
  await button(page, 'Back').click();
  await expect(page.getByRole('radio', { name: 'I want to give my time' })).toBeChecked();
  await button(page, 'Next').click();
  await button(page, 'Show my message').click();

  await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
  const prepared = preparedMessage(page);
  await expect(prepared.getByRole('textbox')).toHaveValue(
    'Name: Ada Lovelace\nE-mail: ada@mail.example\nAbout: Volunteer Opportunities\n\nI would like to help.',
  );
  await expect(prepared.getByRole('button', { name: 'Copy my message' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(question(page, 'Question 6 of 6')).toBeFocused();
  await expect(answer(page, 'Your message')).toHaveValue('I would like to help.');
});

test(
  'the full form and the questions share their answers, also after another screen',
  further,
  async ({ page }) => {
    await openScreen(page, contact);
    await contactField(page, 'firstName').fill('Ada');
    await button(page, 'See My Message').click();
    await switchEasyReadOn(page);
    await expect(answer(page, 'First name')).toHaveValue('Ada');
    await button(page, 'Next').click();
    await answer(page, 'Last name').fill('Lovelace');
    await openScreen(page, programs);
    await openScreen(page, contact);
    await expect(answer(page, 'Last name'), 'the same question').toHaveValue('Lovelace');

    await easyReadToggle(page).click();
    await expect(contactField(page, 'firstName')).toHaveValue('Ada');
    await expect(contactField(page, 'lastName')).toHaveValue('Lovelace');
    await contactField(page, 'firstName').fill('');
    await switchEasyReadOn(page);
    await button(page, 'Next').click();
    await expect(answer(page, 'First name'), 'the answer that is missing now').toBeFocused();
  },
);

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('the questions take the on-screen keyboard, also at 200 % text, and end in a QR code', async ({
    page,
  }) => {
    await openKiosk(page, contact);
    await switchEasyReadOn(page);
    await changeDisplaySettings(page, { 'Text size': '200%' });
    const press = async (name: string) => {
      await waitForNextPress(page);
      await button(page, name).tap();
    };
    const type = async (field: string, keys: string) => {
      await waitForNextPress(page);
      await answer(page, field).tap();
      for (const key of keys.split('|')) await keyboardKey(page, key).tap();
      await keyboardKey(page, 'Close keyboard').tap();
      await expectNoHorizontalScroll(page);
    };
    await type('First name', 'A|d');
    await press('Next');
    await expect(question(page, 'Question 2 of 6')).toBeFocused();
    await type('Last name', 'L|o');
    await press('Next');
    await type('E-mail', 'a|At sign|b|Dot com');
    await press('Next');
    await press('Next');
    await page.getByRole('radio', { name: 'I have a question' }).check();
    await press('Next');
    await type('Your message', 'H');
    await press('Show my message');
    await expect(preparedMessage(page).getByRole('textbox')).toHaveValue(/^Name: Ad Lo\nE-mail: a@b\.com$/m);
    await expect(preparedMessage(page).getByRole('img')).toBeVisible();
  });
});
