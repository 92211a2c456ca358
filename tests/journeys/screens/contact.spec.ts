import type { Locator, Page } from 'playwright/test';
import { contact as copyOf } from '@/copy/en/screens/contact';
import { forms } from '@/copy/en/screens/forms';
import { expectNoAxeViolations } from '../../support/axe';
import {
  contactField,
  errorSummary,
  fillAndPrepare,
  fillContactForm,
  preparedMessage,
  prepareMessage,
  validMessage,
} from '../../support/contact';
import { setDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { facts } from '../../support/filled-copy';
import { notifications } from '../../support/notifications';
import { readPageTexts } from '../../support/pdf';
import { cards, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const copy = copyOf(facts.en);

const { contact, services } = screens;
const { errors } = copy.form;
const { emailShape, ...fieldErrors } = errors;

const text = `Name: Ada Lovelace
E-mail: ada@mail.example
About: Volunteer Opportunities

I would like to help.`;

const box = (page: Page) => preparedMessage(page).getByRole('textbox');
const copyText = (page: Page) => preparedMessage(page).getByRole('button', { name: 'Copy Text' });
const mailLink = (page: Page) => preparedMessage(page).getByRole('link', { name: 'Open in E-mail' });

const crisis = (page: Page) => region(page, /crisis/i);
const office = (page: Page) => region(page, 'Call or Write');
const phone = (part: Locator) => part.getByRole('link', { name: /^\(\d+\) 555-01\d\d$/ });

test.beforeEach(({ page }) => openScreen(page, contact));

test('Contact has its parts in order', async ({ page }) => {
  const ways = cards(page, 'Call or Write');
  // Some ways are only on paper.
  await expect(page.getByRole('main').getByRole('heading', { includeHidden: true })).toHaveText([
    ...['Talk to Us', 'In a crisis?', 'Call or Write'],
    ...['Phone', 'Crisis line', 'Text messages', 'Opening hours', 'Address', 'E-mail', 'Fax'],
    ...['Send Us a Message', 'Find Us'],
    ...['What Happens When You Visit', 'What Happens When You Call', 'In Other Languages'],
  ]);
  await expect(crisis(page)).toHaveText(/danger.*24\/7/s);
  await expect(region(page, 'Send Us a Message')).toHaveText(/See My Message.*within 24 hours on/s);
  await expect(region(page, 'Find Us')).toHaveText(/Interactive Map.*Google Maps.*We are at 17 Loom Street/s);
  await expect(ways.last()).toContainText(/555-01\d\d/);
  const email = ways.filter({ has: page.getByRole('heading', { name: 'E-mail', exact: true }) });
  const addresses = email.getByRole('link');
  await expect(addresses).toHaveText(Array(3).fill(/^\S+@\S+$/));
  for (const address of await addresses.all())
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  const hours = ['Mon-Fri 8:00 AM-6:00 PM', 'Sat 9:00 AM-4:00 PM', 'Sun closed'];
  await expect(office(page).locator('li:visible', { hasText: /^(Mon|Sat|Sun)/ })).toHaveText(hours);
});

test('readers of other languages find theirs, in its own script and direction', async ({ page }) => {
  const languages = region(page, 'In Other Languages').getByRole('listitem');
  await expect(languages).toHaveCount(10);
  for (const [language, direction] of Object.entries({ 'zh-Hans': 'ltr', ar: 'rtl', yi: 'rtl' }))
    await expect(languages.and(page.locator(`:lang(${language})`))).toHaveCSS('direction', direction);
});

test('on a phone, Contact has at most 400 words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'What Happens When You Call' })).toBeAttached();
  const words = await page.evaluate(() => document.body.innerText.match(/\S*[\p{L}\d]\S*/gu)?.length);
  expect(words).toBeLessThanOrEqual(400);
});

test('whoever cannot hear or speak is not sent elsewhere', async ({ page }) => {
  const main = page.getByRole('main');
  for (const number of [phone(crisis(page)), phone(office(page)).first()])
    await expect(number).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  const text = { name: 'Text (212) 555-' };
  await expect(crisis(page).getByRole('link', text)).toHaveAttribute('href', 'sms:+12125550198');
  await expect(office(page).getByRole('link', text)).toHaveAttribute('href', 'sms:+12125550144');
  await expect(main.getByRole('link', { name: 'TTY: 711' })).toHaveAttribute('href', 'tel:711');
  await expect(crisis(page).getByRole('link', { name: /^Call 911$/ })).toHaveAttribute('href', 'tel:911');
  await expect(main.getByText('video relay')).toHaveCount(1);
});

test('the crisis line is in the first view', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(phone(crisis(page)), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('a picture story says what happens, and is printed alone, also in Easy read', async ({ page }) => {
  const visit = region(page, /^(What Happens When You Visit|Your first visit)$/);
  await expect(visit.getByRole('listitem')).toHaveCount(0);
  await visit.locator('summary').click();
  await expect(visit.getByRole('listitem')).toHaveCount(8);
  await expect(visit.getByRole('img')).toHaveCount(8);
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined));
  const print = async () => {
    await visit.getByRole('button', { name: 'Print This Story' }).click();
    const pages = await readPageTexts(await page.pdf());
    expect(pages.length).toBeLessThanOrEqual(2);
    return pages.join(' ');
  };
  const printed = await print();
  expect(printed).toContain('someone you trust');
  expect(printed).not.toContain('Call or Write');
  await switchEasyReadOn(page);
  await visit.locator('summary').click();
  await print();
});

test('six fields have labels, types and attributes, in order', async ({ page }) => {
  const form = page.locator('form');
  const fields = form.locator('input, select, textarea');
  const rows = [
    ['First Name *', 'firstName', 'text', 'given-name'],
    ['Last Name *', 'lastName', 'text', 'family-name'],
    ['E-mail *', 'email', 'email', 'email'],
    ['Phone (optional)', 'phone', 'tel', 'tel'],
    ['Inquiry Type *', 'inquiryType', 'select-one', ''],
    ['Message *', 'message', 'textarea', ''],
  ] as const;
  for (const [index, [label, name, type, autocomplete]] of rows.entries()) {
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
  await expect(contactField(page, 'message')).toHaveJSProperty('rows', 6);
  await expect(form.getByText(forms.requiredNote)).toHaveCount(1);
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

test('an empty form has errors beside its fields, and in a summary of links', async ({ page }) => {
  const summary = errorSummary(page);
  await prepareMessage(page);
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
});

test('an error goes once its field is corrected; no other field is marked yet', async ({ page }) => {
  const links = errorSummary(page).getByRole('link');
  await prepareMessage(page);
  await contactField(page, 'lastName').fill('Lovelace');
  await contactField(page, 'inquiryType').selectOption('volunteer');
  await expect(links).toHaveText([errors.firstName, errors.email, errors.message]);
  const email = contactField(page, 'email');
  await contactField(page, 'firstName').pressSequentially('A');
  await expect(links).toHaveText([errors.email, errors.message]);
  await email.pressSequentially('ada@');
  await expect(email).toHaveAccessibleDescription(emailShape);
  await expect(links).toHaveText([emailShape, errors.message]);
  await email.pressSequentially('mail.example');
  await expect(links).toHaveText([errors.message]);
  // The field stays where it is while the summary goes.
  const message = contactField(page, 'message');
  await message.focus();
  const before = await message.boundingBox();
  await page.keyboard.type('Hello.');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect((await message.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('the fields outlive the screen, and Enter submits without a reload', async ({ page }) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const typed = { ...validMessage, email: 'ada@', phone: '555-0100' };
  await fillContactForm(page, typed);
  await prepareMessage(page);
  await expect(contactField(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await openScreen(page, services);
  await openScreen(page, contact);
  for (const [name, value] of Object.entries(typed))
    await expect(contactField(page, name)).toHaveValue(value);
  await contactField(page, 'email').fill('ada@mail.example');
  await contactField(page, 'email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
  expect(loads).toEqual([]);
});

test('a valid form becomes a message to copy, to print or to mail', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await fillAndPrepare(page);
  const prepared = preparedMessage(page);
  await expect(prepared.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
  await expect(prepared).toContainText(copy.prepared.text);
  await expect(box(page)).toHaveValue(text);
  await expect(box(page)).toHaveJSProperty('readOnly', true);
  const call = prepared.getByRole('link', { name: '(212) 555-0142' });
  await expect(call).toHaveAttribute('href', 'tel:+12125550142');
  const asText = prepared.getByRole('link', { name: 'Send as a Text Message' });
  await expect(asText).toHaveAttribute('href', /^sms:.*Please%20reply%20by%20text%20message/);
  for (const [name, value] of Object.entries(validMessage))
    await expect(contactField(page, name)).toHaveValue(value);
  const mail = new URL((await mailLink(page).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('hello@weavinghope.example');
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  await prepared.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await copyText(page).click();
  await expect(notifications(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('a message takes the place of the form, which Edit brings back as it was', async ({ page }) => {
  await fillAndPrepare(page);
  await expect(page.locator('form')).toBeHidden();
  await page.getByRole('button', { name: copy.form.edit }).click();
  await expect(preparedMessage(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: copy.form.title })).toBeFocused();
});

test('with large text on a small phone, a message does not scroll inside', async ({ page }) => {
  await fillAndPrepare(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await setDisplaySettings(page, { text: '200' });
  const hidden = () => box(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test('where nothing can be copied or printed, Copy Text selects the text', async ({ page }) => {
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'print');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await fillAndPrepare(page);
  await expect(preparedMessage(page).getByRole('button', { name: 'Print' })).toHaveCount(0);
  await copyText(page).click();
  const { title, description } = copy.prepared.selected;
  await expect(notifications(page, title)).toContainText(description);
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await box(page).inputValue());
});

const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const answer = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('Easy read asks for a message one question at a time', async ({ page }) => {
  await switchEasyReadOn(page);
  const firstName = answer(page, 'First name');

  await test.step('an answer that is missing is asked for', async () => {
    await page.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Write a message' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAccessibleDescription(/first name/);
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
  });
  await test.step('the next questions take the focus', async () => {
    await expect(question(page, 'Question 2 of 6')).toBeFocused();
    await expect(button(page, 'Next')).toBeInViewport();
    await answer(page, 'Last name').fill('Lovelace');
    await openScreen(page, services);
    await openScreen(page, contact);
    await expect(answer(page, 'Last name'), 'the same question').toHaveValue('Lovelace');
    await button(page, 'Next').click();
    await answer(page, 'E-mail').fill('ada@mail.example');
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await expect(question(page, 'Question 5 of 6')).toBeFocused();
    await button(page, 'Next').click();
    await expect(page.getByRole('radio', { name: 'I need help' })).toBeFocused();
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(/choose/);
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'I want to give my time' }).check();
    await button(page, 'Next').click();
    await answer(page, 'Your message').fill('I would like to help.');
    await button(page, 'Back').click();
    await expect(page.getByRole('radio', { name: 'I want to give my time' })).toBeChecked();
    await button(page, 'Next').click();
  });
  await test.step('the message is the same as that of the full form', async () => {
    await button(page, 'Show my message').click();
    await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
    await expect(box(page)).toHaveValue(text);
  });
});
