import { expect } from 'playwright/test';
import { validMessage } from '../support/contact';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { screens } from '../support/site';

const submit = (visitor: Visitor) => visitor.click('main button[type=submit]', 'Prepare Message');

/** Types into the form as a visitor does; the choice is made as the native control reports it. */
async function fillForm(
  visitor: Visitor,
  text: Readonly<Record<string, string>> = validMessage,
): Promise<void> {
  for (const [name, value] of Object.entries(text)) {
    if (name === 'inquiryType') {
      await visitor.evaluate((choice) => {
        const select = document.querySelector<HTMLSelectElement>('select[name=inquiryType]');
        if (!select) throw new Error('There is no list of inquiry types.');
        select.value = choice;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    } else {
      await visitor.click(`[name=${name}]`);
      await visitor.type(value);
    }
  }
}

test.beforeEach(({ visitor }) => visitor.open(screens.contact));

test('an empty form is refused: the summary takes the focus and lists each field', async ({ visitor }) => {
  await submit(visitor);
  await eventually(() => visitor.hasFocus('form section[tabindex]')).toBe(true);
  expect(await visitor.count('form section[tabindex] li')).toBe(5);
  expect(await visitor.count('form [aria-invalid=true]')).toBe(5);
  expect(await visitor.isVisible('form section[tabindex] h3', 'Please check these fields')).toBe(true);
});

test('a refused choice looks refused: without the engine’s own look', async ({ visitor }) => {
  const select = '[name=inquiryType]';
  const before = await visitor.style(select, 'background-color');
  await submit(visitor);
  await eventually(() => visitor.style(select, 'background-color')).not.toBe(before);
  expect(await visitor.style(select, 'appearance')).toBe('none');
  expect(await visitor.style(select, 'background-color')).toBe(
    await visitor.style('[name=email]', 'background-color'),
  );
});

test('a field keeps its height beside a refused one', async ({ visitor }) => {
  const height = () =>
    visitor.evaluate(() =>
      Math.round(document.querySelector('[name=phone]')?.getBoundingClientRect().height ?? 0),
    );
  const before = await height();
  await submit(visitor);
  await eventually(() => visitor.count('[name=email][aria-invalid]')).toBe(1);
  expect(await height()).toBe(before);
});

test('a link of the summary leads to its field', { tag: '@full' }, async ({ visitor }) => {
  await submit(visitor);
  await visitor.click('form section[tabindex] a', 'Enter your last name.');
  await eventually(() => visitor.hasFocus('[name=lastName]')).toBe(true);
});

test('what was typed stays after a refusal', { tag: '@full' }, async ({ visitor }) => {
  await fillForm(visitor, { firstName: 'Ada', email: 'ada' });
  await submit(visitor);
  await eventually(() => visitor.hasFocus('form section[tabindex]')).toBe(true);
  const values = await visitor.evaluate(() =>
    ['firstName', 'email'].map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value),
  );
  expect(values).toEqual(['Ada', 'ada']);
});

test('a valid form becomes a message that is ready to take, and its heading takes the focus', async ({
  visitor,
}) => {
  await fillForm(visitor);
  await submit(visitor);
  await eventually(() => visitor.hasFocus('main h3', 'Your message is ready')).toBe(true);
  const text = await visitor.evaluate(
    () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value,
  );
  expect(text).toContain('Name: Ada Lovelace');
  expect(text).toContain('About: Volunteer Opportunities');
  expect(text).toContain('I would like to help.');
});

test('the message can be taken along, and a notification says how', async ({ visitor }) => {
  await fillForm(visitor);
  await submit(visitor);
  await visitor.click('main button', 'Copy Text');
  // Where the browser denies the clipboard, the text is selected instead.
  await eventually(() => visitor.text('[data-sonner-toast] [data-title]')).toMatch(
    /^(Copied|Text selected)$/,
  );
});

test('a draft stays while the visitor is on another screen', { tag: '@full' }, async ({ visitor }) => {
  await fillForm(visitor, { message: 'Half a thought' });
  await visitor.click('header nav a', 'About');
  await visitor.expectScreen('About');
  await visitor.click('header nav a', 'Contact');
  await visitor.expectScreen('Contact');
  await eventually(() =>
    visitor.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value),
  ).toBe('Half a thought');
});
