import {
  contactField,
  errorSummary,
  fillContactForm,
  prepareMessage,
  validMessage,
} from '../../../support/contact';
import { expect, openScreen, screens, test } from '../../../support/site';

const { contact, services } = screens;

const fieldErrors = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your e-mail address.',
  inquiryType: 'Choose what your message is about.',
  message: 'Write your message.',
};

test('the six fields have the specified labels, types and attributes, in this order', async ({ page }) => {
  await openScreen(page, contact);
  const form = page.locator('form');
  const fields = form.locator('input, select, textarea');
  for (const [index, [label, name, type, autocomplete]] of (
    [
      ['First Name *', 'firstName', 'text', 'given-name'],
      ['Last Name *', 'lastName', 'text', 'family-name'],
      ['E-mail *', 'email', 'email', 'email'],
      ['Phone (optional)', 'phone', 'tel', 'tel'],
      ['Inquiry Type *', 'inquiryType', 'select-one', ''],
      ['Message *', 'message', 'textarea', ''],
    ] as const
  ).entries()) {
    const field = fields.nth(index);
    await expect(form.locator('label').nth(index)).toHaveText(label);
    await expect(field).toHaveAccessibleName(label.replace(' *', ''));
    await expect(field).toHaveAttribute('name', name);
    // Firefox announces empty fields with the native attribute as invalid before anything is typed.
    await expect(field).toHaveJSProperty('required', false);
    await expect(field).toHaveJSProperty('ariaRequired', label.endsWith('*') ? 'true' : null);
    await expect(field).toHaveJSProperty('type', type);
    await expect(field).toHaveJSProperty('autocomplete', autocomplete);
  }
  await expect(fields).toHaveCount(6);
  for (const name of ['firstName', 'lastName']) {
    await expect(contactField(page, name)).toHaveAttribute('autocapitalize', 'words');
  }
  await expect(contactField(page, 'message')).toHaveJSProperty('rows', 6);
  await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);

  const select = contactField(page, 'inquiryType');
  await expect(select).toHaveValue('');
  const options = await select
    .locator('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value, label }) => `${value}: ${label}`));
  expect(options.slice(1)).toEqual([
    'support: Need Support Services',
    'provider: Become a Provider',
    'volunteer: Volunteer Opportunities',
    'donation: Make a Donation',
    'partnership: Partnership Inquiry',
    'general: General Information',
    'other: Other',
  ]);
});

test('an empty form has its errors beside each field and in a summary that links to the fields', async ({
  page,
}) => {
  await openScreen(page, contact);
  await prepareMessage(page);
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  // Right below the header, which would else cut the heading above it.
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).not.toBeInViewport();
  // An alert would be announced in addition.
  await expect(page.getByRole('alert')).toHaveCount(0);
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
  await prepareMessage(page);
  await expect(summary).toBeFocused();
});

test('each error goes once its field is mended, and no other field is blamed before the next submission', async ({
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
  await firstName.press('Backspace');
  await contactField(page, 'lastName').fill('');
  await expect(links).toHaveText([fieldErrors.email, fieldErrors.message]);

  await email.pressSequentially('ada@');
  const shape = 'Enter an e-mail address like name@example.com.';
  await expect(email).toHaveAccessibleDescription(shape);
  await expect(links).toHaveText([shape, fieldErrors.message]);
  await email.pressSequentially('mail.example');
  await expect(links).toHaveText([fieldErrors.message]);

  // The field stays where it is while the summary goes.
  const message = contactField(page, 'message');
  const top = () => message.evaluate((element) => element.getBoundingClientRect().top);
  await message.focus();
  const before = await top();
  await page.keyboard.type('Hello.');
  await expect(errorSummary(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  await prepareMessage(page);
  await expect(links).toHaveText([fieldErrors.firstName, fieldErrors.lastName]);
});

test('the fields are kept after an error and while another screen is open, and Enter submits without a reload', async ({
  page,
}) => {
  const typed = { ...validMessage, email: 'ada@', phone: '555-0100' };
  await fillContactForm(page, typed);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await prepareMessage(page);
  await expect(contactField(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await openScreen(page, services);
  await openScreen(page, contact);
  for (const [name, value] of Object.entries(typed)) {
    await expect(contactField(page, name)).toHaveValue(value);
  }
  await contactField(page, 'email').fill('ada@mail.example');
  await contactField(page, 'email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
  expect(loads).toEqual([]);
});
