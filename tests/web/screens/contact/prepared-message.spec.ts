import type { Locator, Page } from 'playwright/test';
import {
  contactField,
  fillAndPrepare,
  fillContactForm,
  preparedMessage,
  prepareMessage,
  validMessage,
} from '../../../support/contact';
import { changeDisplaySettings } from '../../../support/display-settings';
import { further } from '../../../support/matrix';
import { notifications } from '../../../support/notifications';
import { expect, test } from '../../../support/site';

declare global {
  interface Window {
    /** How often the page has called `print`. */
    printed?: number;
  }
}

const text = `Name: Ada Lovelace
E-mail: ada@mail.example
About: Volunteer Opportunities

I would like to help.`;

const heading = (page: Page) => preparedMessage(page).getByRole('heading', { name: 'Your message is ready' });
const box = (page: Page) => preparedMessage(page).getByRole('textbox');
const copy = (page: Page) => preparedMessage(page).getByRole('button', { name: 'Copy Text' });
const mailLink = (page: Page) => preparedMessage(page).getByRole('link', { name: 'Open in E-mail' });

test('a valid form becomes a prepared message, to copy, to print, or to open in a mail program', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1;
    };
  });
  await fillAndPrepare(page);
  const prepared = preparedMessage(page);
  await expect(heading(page)).toBeFocused();
  await expect(prepared).toContainText('It has not been sent yet.');
  await expect(box(page)).toHaveValue(text);
  await expect(box(page)).toHaveJSProperty('readOnly', true);
  for (const [name, href] of [
    ['(212) 555-0142', 'tel:+12125550142'],
    ['hello@weavinghope.example', 'mailto:hello@weavinghope.example'],
  ] as const) {
    await expect(prepared.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const [name, value] of Object.entries(validMessage)) {
    await expect(contactField(page, name)).toHaveValue(value);
  }

  const mail = new URL((await mailLink(page).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('hello@weavinghope.example');
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  await prepared.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => window.printed)).toBe(1);
  await copy(page).click();
  await expect(notifications(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test(
  'an accented domain reads as it was typed, and a browser inside an app that cannot print offers no printing',
  further,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'print'));
    await fillContactForm(page, { ...validMessage, email: '' });
    await contactField(page, 'email').focus();
    // As if typed: Chromium leaves alone what a script sets.
    await page.keyboard.insertText('ada@compañía.example');
    await prepareMessage(page);
    await expect(box(page)).toHaveValue(/^E-mail: ada@compañía\.example$/m);
    await expect(copy(page)).toBeVisible();
    await expect(preparedMessage(page).getByRole('button', { name: 'Print' })).toHaveCount(0);
  },
);

test('an edit removes it, since it no longer says the same, until the form is submitted again', async ({
  page,
}) => {
  await fillAndPrepare(page);
  await contactField(page, 'message').fill('Something else.');
  await expect(preparedMessage(page)).toHaveCount(0);
  await contactField(page, 'phone').fill(' 555-0100 ');
  await prepareMessage(page);
  await expect(box(page)).toHaveValue(/^Phone: 555-0100$/m);
  await expect(box(page)).toHaveValue(/Something else\.$/);
  await expect(heading(page)).toBeFocused();
});

/** By how many pixels an element begins below the header. */
async function topBelowHeader(page: Page, element: Locator): Promise<number> {
  const header = await page.getByRole('banner').boundingBox();
  const { y = Number.NaN } = (await element.boundingBox()) ?? {};
  return y - (header?.y ?? 0) - (header?.height ?? 0);
}

for (const [how, breakClipboard, viewport, size = {}] of [
  [
    'denies access, on a phone',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    },
    { width: 390, height: 844 },
  ],
  [
    'is missing',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    { width: 1280, height: 800 },
    further,
  ],
] as const) {
  test(
    `when the clipboard ${how}, Copy Text selects the text; the header covers neither that nor the heading`,
    size,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(breakClipboard);
      await fillAndPrepare(page);
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => topBelowHeader(page, preparedMessage(page))).toBeGreaterThanOrEqual(0);
      for (const control of [
        copy(page),
        mailLink(page),
        preparedMessage(page).getByRole('button', { name: 'Print' }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }

      await copy(page).click();
      await expect(notifications(page, 'Text Selected')).toContainText(
        'To copy it, press Ctrl+C, or touch and hold the text.',
      );
      await expect(box(page)).toBeFocused();
      const selected = await box(page).evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected).toBe(text);
      // With its focus ring.
      await expect.poll(() => topBelowHeader(page, box(page))).toBeGreaterThanOrEqual(6);
      await expect.poll(() => topBelowHeader(page, box(page))).toBeLessThan(viewport.height / 2);
    },
  );
}

test(
  'with large text on a small phone, all of it is in view without scrolling inside',
  further,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await fillAndPrepare(page, { message: 'I would like to help on weekends. '.repeat(8) });
    await changeDisplaySettings(page, { 'Text size': '200%' });
    await expect
      .poll(() => box(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(0);
  },
);

test('a message that is too long for the e-mail button says so', async ({ page }) => {
  await fillAndPrepare(page, { message: 'Wort'.repeat(1_250) });
  await expect(preparedMessage(page)).toContainText('too long for the e-mail button');
  await expect(mailLink(page)).toHaveAttribute('href', /\?subject=[^&]+$/);
});
