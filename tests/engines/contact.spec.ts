import { expect } from 'playwright/test';
import { validMessage } from '../support/contact';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { screens } from '../support/site';

const submit = (visitor: Visitor) => visitor.click('main button[type=submit]', 'See My Message');

test('an empty form is refused: its summary takes the focus and leads to each field', async ({ visitor }) => {
  const select = '[name=inquiryType]';
  const phoneHeight = () => visitor.style('[name=phone]', 'height');
  await visitor.open(screens.contact);
  const height = await phoneHeight();
  const color = await visitor.style(select, 'background-color');

  await submit(visitor);
  await eventually(() => visitor.hasFocus('form section[tabindex]')).toBe(true);
  expect(await visitor.count('form section[tabindex] li')).toBe(5);
  // A refused choice looks refused, without the engine's own look, and stretches no field beside it.
  await eventually(() => visitor.style(select, 'background-color')).not.toBe(color);
  expect(await visitor.style(select, 'background-color')).toBe(
    await visitor.style('[name=email]', 'background-color'),
  );
  expect(await visitor.style(select, 'appearance')).toBe('none');
  expect(await phoneHeight()).toBe(height);

  await visitor.click('form section[tabindex] a', 'Enter your last name.');
  await eventually(() => visitor.hasFocus('[name=lastName]')).toBe(true);
});

test('a valid form becomes a message to take along, in whichever way the browser allows', async ({
  visitor,
}) => {
  await visitor.open(screens.contact);
  for (const [name, value] of Object.entries(validMessage)) {
    await visitor.click(`[name=${name}]`);
    // The list of a native choice is drawn by the system; its first letter chooses here.
    await visitor.type(name === 'inquiryType' ? 'v' : value);
    if (name === 'inquiryType') await visitor.press('Enter');
  }
  await submit(visitor);
  await eventually(() => visitor.hasFocus('main h3', 'Your message is ready')).toBe(true);
  const message = await visitor.value('textarea[readonly]');
  expect(message).toContain('Name: Ada Lovelace');
  expect(message).toContain('About: Volunteer Opportunities');
  expect(message).toContain('I would like to help.');

  await visitor.click('main button', 'Copy Text');
  // Where the browser denies the clipboard, the text is selected instead.
  await eventually(() => visitor.text('[data-sonner-toast] [data-title]')).toMatch(
    /^(Copied|Text Selected)$/,
  );
});
