import {
  contactField,
  errorSummary,
  fillContactForm,
  prepareMessage,
  validMessage,
} from '../../../support/contact';
import { expect, openScreen, screens, test } from '../../../support/site';

const fieldErrors = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your e-mail address.',
  inquiryType: 'Choose what your message is about.',
  message: 'Write your message.',
};

test.describe('the fields', () => {
  test.beforeEach(async ({ page }) => {
    await openScreen(page, screens.contact);
  });

  test('have the specified labels, types and attributes', async ({ page }) => {
    for (const [name, label, type, autocomplete] of [
      ['firstName', 'First Name', 'text', 'given-name'],
      ['lastName', 'Last Name', 'text', 'family-name'],
      ['email', 'E-mail', 'email', 'email'],
      ['phone', 'Phone', 'tel', 'tel'],
      ['inquiryType', 'Inquiry Type', 'select-one', ''],
      ['message', 'Message', 'textarea', ''],
    ] as const) {
      const field = contactField(page, name);
      const required = name !== 'phone';
      await expect(page.locator('form label', { hasText: label })).toHaveText(
        required ? `${label} *` : `${label} (optional)`,
      );
      await expect(field).toHaveAccessibleName(required ? label : `${label} (optional)`);
      // Firefox announces empty fields with the native attribute as invalid before anything is typed.
      await expect(field).toHaveJSProperty('required', false);
      await expect(field).toHaveJSProperty('ariaRequired', required ? 'true' : null);
      await expect(field).toHaveJSProperty('type', type);
      await expect(field).toHaveJSProperty('autocomplete', autocomplete);
    }
    await expect(contactField(page, 'message')).toHaveJSProperty('rows', 6);
  });

  test('are these six, in this order, with one explanation of the asterisk', async ({ page }) => {
    const form = page.locator('form');
    const names = await form
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message']);
    await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);

    const select = contactField(page, 'inquiryType');
    await expect(select).toHaveValue('');
    const options = await select
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value, label }) => [value, label]));
    expect(options.slice(1)).toEqual([
      ['support', 'Need Support Services'],
      ['provider', 'Become a Provider'],
      ['volunteer', 'Volunteer Opportunities'],
      ['donation', 'Make a Donation'],
      ['partnership', 'Partnership Inquiry'],
      ['general', 'General Information'],
      ['other', 'Other'],
    ]);
    expect(options[0]?.[0]).toBe('');
  });
});

test.describe('validation', () => {
  test('shows the errors of an empty form beside each field and in a summary that links to the fields', async ({
    page,
  }) => {
    await fillContactForm(page, {});
    await prepareMessage(page);

    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAccessibleDescription(Object.values(fieldErrors).join(' '));
    await expect(summary.getByRole('link')).toHaveText(Object.values(fieldErrors));
    for (const [name, message] of Object.entries(fieldErrors)) {
      const field = contactField(page, name);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      await expect(page.locator('form').getByText(message, { exact: true })).toHaveCount(2);
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect(field).toBeFocused();
    }
    await expect(contactField(page, 'phone')).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL(/#\/contact$/);
  });

  test('treats blank fields as empty', async ({ page }) => {
    const blank = { firstName: ' ', lastName: '\t', email: '  ', message: ' \n\u00a0\n ' };
    await fillContactForm(page, { ...validMessage, ...blank });
    await prepareMessage(page);
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      fieldErrors.firstName,
      fieldErrors.lastName,
      fieldErrors.email,
      fieldErrors.message,
    ]);
  });

  test('shows an example of an e-mail address, and moves the focus to the summary each time', async ({
    page,
  }) => {
    await fillContactForm(page, validMessage);
    for (const email of ['ada', 'ada@', 'ada@mail', 'ada lovelace@mail.example']) {
      await contactField(page, 'email').fill(email);
      await prepareMessage(page);
      await expect(errorSummary(page)).toBeFocused();
      await expect(errorSummary(page).getByRole('link')).toHaveText([
        'Enter an e-mail address like name@example.com.',
      ]);
      await expect(contactField(page, 'email')).toHaveValue(email);
    }
  });

  test('takes each error away once its field is mended, and blames no other field before the next submission', async ({
    page,
  }) => {
    await fillContactForm(page, { ...validMessage, firstName: '', email: '', message: '' });
    await prepareMessage(page);
    const links = errorSummary(page).getByRole('link');
    const [firstName, email] = [contactField(page, 'firstName'), contactField(page, 'email')];
    await expect(links).toHaveText([fieldErrors.firstName, fieldErrors.email, fieldErrors.message]);

    await firstName.pressSequentially('A');
    await expect(firstName).not.toHaveAttribute('aria-invalid');
    await expect(firstName).toHaveAccessibleDescription('');
    await expect(links).toHaveText([fieldErrors.email, fieldErrors.message]);
    await firstName.press('Backspace');
    await contactField(page, 'lastName').fill('');
    await expect(links).toHaveText([fieldErrors.email, fieldErrors.message]);

    await email.pressSequentially('ada@');
    const shape = 'Enter an e-mail address like name@example.com.';
    await expect(email).toHaveAccessibleDescription(shape);
    await expect(links).toHaveText([shape, fieldErrors.message]);
    await email.pressSequentially('mail.example');
    await contactField(page, 'message').fill('Hello.');
    await expect(errorSummary(page)).toHaveCount(0);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);

    await prepareMessage(page);
    await expect(links).toHaveText([fieldErrors.firstName, fieldErrors.lastName]);
  });

  test('keeps a field where it is on the screen while errors go', async ({ page }) => {
    await fillContactForm(page, { ...validMessage, message: '' });
    await prepareMessage(page);
    const message = contactField(page, 'message');
    const top = () => message.evaluate((element) => element.getBoundingClientRect().top);
    await message.focus();
    const before = await top();
    await page.keyboard.type('Hello.');
    await expect(errorSummary(page)).toHaveCount(0);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  test('keeps the fields while another screen is open', async ({ page }) => {
    await fillContactForm(page, { ...validMessage, email: 'ada@' });
    await openScreen(page, screens.services);
    await openScreen(page, screens.contact);
    for (const [name, value] of Object.entries({ ...validMessage, email: 'ada@' })) {
      await expect(contactField(page, name)).toHaveValue(value);
    }
  });

  test('keeps the fields, clears the errors once they are fixed, and never reloads the page', async ({
    page,
  }) => {
    const loads: string[] = [];
    await fillContactForm(page, { ...validMessage, email: '', phone: '555-0100' });
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    await prepareMessage(page);
    await expect(contactField(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    for (const [name, value] of Object.entries({ ...validMessage, email: '', phone: '555-0100' })) {
      await expect(contactField(page, name)).toHaveValue(value);
    }

    await contactField(page, 'email').fill('ada@mail.example');
    await contactField(page, 'email').press('Enter');
    await expect(errorSummary(page)).toHaveCount(0);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
    expect(loads).toEqual([]);
  });
});
