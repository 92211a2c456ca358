import { expect } from 'playwright/test';
import { contact as contactOf } from '@/copy/en/screens';
import { validMessage } from '../support/contact';
import { facts } from '../support/filled-copy';
import { screens } from '../support/site';
import { installMockSpeech, localVoice } from '../support/speech';
import { test } from './support/test';
import { eventually, type Visitor } from './support/visitor';

const { form, prepared } = contactOf(facts.en);

const notification = '[data-sonner-toast]';

async function saveContent(visitor: Visitor): Promise<void> {
  await visitor.click('main button', 'Edit Hero Section');
  await visitor.click('main button', 'Save');
  await eventually(() => visitor.text(`${notification} [data-title]`)).toBe('Content Updated');
}

test('a dialog takes the focus, keeps it, and returns it on Escape', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click('header button', 'Text and colors');
  await visitor.expectFocus('dialog[open] *');
  for (let stop = 0; stop < 8; stop += 1) {
    await visitor.press('Tab');
    expect(await visitor.count(':is(header, main, footer) :focus')).toBe(0);
  }
  await visitor.press('Escape');
  await visitor.expectNone('dialog[open]');
  await visitor.expectFocus('header button', 'Text and colors');
});

test('Easy read replaces the screen with plain words, and back', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click('header button', 'Easy read');
  await visitor.expectVisible('main button', 'Show the full page');
  expect(await visitor.isVisible('main [role=tab]')).toBe(false);
  await visitor.click('main button', 'Show the full page');
  await visitor.expectVisible('main [role=tab]');
  await visitor.expectFocus('main h1');
});

test('Read aloud highlights each sentence, and leaves no highlight behind', async ({ site, visitor }) => {
  const spoken = () => visitor.evaluate(() => window.mockSpeech.speaking() ?? '');
  const highlighted = () =>
    visitor.evaluate(() => {
      const mark = CSS.highlights.get('read-aloud');
      Object.assign(globalThis, { mark });
      return [...(mark ?? [])].map(String).join();
    });
  site.addInitScript(installMockSpeech, [localVoice]);
  await visitor.open(screens.services);
  await visitor.click('[data-reading-tools] button', 'Read aloud');
  await eventually(spoken).toBe(await visitor.text('main h1'));
  const heading = await spoken();
  await eventually(highlighted).toBe(heading);
  await visitor.evaluate(() => window.mockSpeech.finish('end'));
  await eventually(highlighted).not.toBe(heading);
  await eventually(spoken).not.toBe('');
  expect(await highlighted()).toBe(await spoken());
  await visitor.click('[data-reading-tools] button', 'Stop');
  await eventually(() => visitor.evaluate(() => CSS.highlights.has('read-aloud'))).toBe(false);
  expect(await spoken()).toBe('');
  // WebKit keeps painting what is still in a highlight, even one that is deleted.
  expect(await visitor.evaluate(() => (Reflect.get(globalThis, 'mark') as Highlight).size)).toBe(0);
});

test('three presses of Shift leave the page, which nobody can read by then', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.expectVisible('footer a', 'Leave This Site');
  await visitor.evaluate(() => {
    window.addEventListener('pagehide', () => {
      sessionStorage.readable = document.title || document.body.checkVisibility();
    });
  });
  for (let press = 0; press < 3; press += 1) await visitor.press('Shift');
  // Drivers refuse to continue while the page is being replaced, continue before the last key has arrived, or miss that a
  // page has loaded.
  await expect(async () => {
    await visitor.visit(`?left${screens.home.hash}`).catch(() => undefined);
    await visitor.expectScreen(screens.home.name);
  }).toPass();
  expect(await visitor.evaluate(() => sessionStorage.readable)).toBe('false');
});

test('a notification is in view and in the site’s own style, and can be closed', async ({ visitor }) => {
  await visitor.open(screens.admin);
  await saveContent(visitor);
  expect(await visitor.style(notification, 'border-inline-start-width')).toBe('8px');
  await eventually(() =>
    visitor.evaluate((css) => {
      const box = document.querySelector(css)?.getBoundingClientRect();
      return box && box.right <= innerWidth && box.bottom <= innerHeight && box.right > innerWidth - 60;
    }, notification),
  ).toBe(true);
  await visitor.click(`${notification} [data-close-button]`);
  await visitor.expectNone(notification);
});

test('Alt+T leads to a notification, and Escape back', async ({ visitor }) => {
  await visitor.open(screens.admin);
  await saveContent(visitor);
  await visitor.press('Alt', 't');
  await visitor.expectFocus('section[aria-label=Notifications] *');
  await visitor.press('Escape');
  await visitor.expectNone(notification);
  await visitor.expectFocus('main button', 'Edit Hero Section');
});

test('the summary of an empty form takes the focus and leads to each field', async ({ visitor }) => {
  await visitor.open(screens.contact);
  const select = '[name=inquiryType]';
  const summary = 'form section[tabindex]';
  const phoneHeight = await visitor.style('[name=phone]', 'height');
  const color = await visitor.style(select, 'background-color');
  await visitor.click('main button[type=submit]', form.submit);
  await visitor.expectFocus(summary);
  expect(await visitor.count(`${summary} li`)).toBe(5);
  // A refused choice looks refused, without the engine's own look, and stretches no field beside it.
  await eventually(() => visitor.style(select, 'background-color')).not.toBe(color);
  const refused = await visitor.style('[name=email]', 'background-color');
  expect(await visitor.style(select, 'background-color')).toBe(refused);
  expect(await visitor.style(select, 'appearance')).toBe('none');
  expect(await visitor.style('[name=phone]', 'height')).toBe(phoneHeight);
  await visitor.click(`${summary} a`, form.errors.lastName);
  await visitor.expectFocus('[name=lastName]');
});

test('a message can be copied, in whichever way the browser allows', async ({ visitor }) => {
  await visitor.open(screens.contact);
  for (const [name, value] of Object.entries(validMessage)) {
    await visitor.click(`[name=${name}]`);
    // The list of a native choice is drawn by the system; its first letter chooses here.
    await visitor.type(name === 'inquiryType' ? 'v' : value);
    if (name === 'inquiryType') await visitor.press('Enter');
  }
  await visitor.click('main button[type=submit]', form.submit);
  await visitor.expectFocus('main h3', prepared.title);
  const message = await visitor.value('textarea[readonly]');
  for (const part of ['Ada Lovelace', 'Volunteer Opportunities', 'I would like to help.'])
    expect(message).toContain(part);
  await visitor.click('main button', prepared.copy);
  // Where the browser denies the clipboard, the text is selected instead.
  const title = () => visitor.text(`${notification} [data-title]`);
  await eventually(title).toMatch(/^(Copied|Text Selected)$/);
});

test.describe('in the kiosk', () => {
  // Firefox lays out sections that come into view after it has told of the page's size, and tells of the new one a frame
  // later.
  test.use({
    expectedErrors: [/^error: ResizeObserver loop completed with undelivered notifications/],
  });

  test('the keyboard types at the caret; only fields let text be selected', async ({ visitor }) => {
    await visitor.open(screens.contact, '?kiosk');
    await eventually(() => visitor.count('[aria-label=Controls]')).toBe(1);
    // A section that is laid out, and enlarged, moves those below it.
    await visitor.expectAllRendered();
    // Safari supports only the prefixed property.
    const userSelect = async (css: string) =>
      (await visitor.style(css, 'user-select')) || visitor.style(css, '-webkit-user-select');
    expect(await userSelect('html')).toBe('none');
    expect(await userSelect('[name=firstName]')).toBe('text');

    await visitor.click('[name=email]');
    for (const key of ['a', 'At sign', 'b', 'Delete', 'c'])
      await visitor.click('[data-testid=keyboard] button', key);
    await eventually(() => visitor.value('[name=email]')).toBe('a@c');
    await visitor.click('[data-testid=keyboard] button', 'Close keyboard');
    await eventually(() => visitor.isVisible('[data-testid=keyboard]')).toBe(false);
  });
});
