import { expect } from 'playwright/test';
import { contact as contactOf } from '@/copy/en/screens';
import { validMessage } from '../support/contact';
import { facts } from '../support/filled-copy';
import { screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

const contact = contactOf(facts.en);

test('an empty form is refused, and a valid one becomes a message to take along', async ({ visitor }) => {
  const submit = () => visitor.click('main button[type=submit]', contact.form.submit);
  const select = '[name=inquiryType]';
  const summary = 'form section[tabindex]';
  await visitor.open(screens.contact);

  await test.step('the summary takes the focus and leads to each field', async () => {
    const phoneHeight = await visitor.style('[name=phone]', 'height');
    const color = await visitor.style(select, 'background-color');
    await submit();
    await visitor.expectFocus(summary);
    expect(await visitor.count(`${summary} li`)).toBe(5);
    // A refused choice looks refused, without the engine's own look, and stretches no field beside it.
    await eventually(() => visitor.style(select, 'background-color')).not.toBe(color);
    expect(await visitor.style(select, 'background-color')).toBe(
      await visitor.style('[name=email]', 'background-color'),
    );
    expect(await visitor.style(select, 'appearance')).toBe('none');
    expect(await visitor.style('[name=phone]', 'height')).toBe(phoneHeight);
    await visitor.click(`${summary} a`, contact.form.errors.lastName);
    await visitor.expectFocus('[name=lastName]');
  });

  await test.step('the message can be copied, in whichever way the browser allows', async () => {
    for (const [name, value] of Object.entries(validMessage)) {
      await visitor.click(`[name=${name}]`);
      // The list of a native choice is drawn by the system; its first letter chooses here.
      await visitor.type(name === 'inquiryType' ? 'v' : value);
      if (name === 'inquiryType') await visitor.press('Enter');
    }
    await submit();
    await visitor.expectFocus('main h3', contact.prepared.title);
    const message = await visitor.value('textarea[readonly]');
    for (const part of ['Ada Lovelace', 'Volunteer Opportunities', 'I would like to help.'])
      expect(message).toContain(part);
    await visitor.click('main button', contact.prepared.copy);
    // Where the browser denies the clipboard, the text is selected instead.
    await eventually(() => visitor.text('[data-sonner-toast] [data-title]')).toMatch(
      /^(Copied|Text Selected)$/,
    );
  });
});
