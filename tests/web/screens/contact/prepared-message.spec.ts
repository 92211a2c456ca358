import type { Locator } from 'playwright/test';
import {
  contactField,
  errorSummary,
  fillAndPrepare,
  preparedMessage,
  prepareMessage,
  validMessage,
} from '../../../support/contact';
import { expectNoHorizontalScroll } from '../../../support/layout';
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

test('a valid form becomes a prepared message, and its fields stay filled in', async ({ page }) => {
  await fillAndPrepare(page);
  const prepared = preparedMessage(page);
  await expect(prepared.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
  await expect(prepared).toContainText('It has not been sent yet.');
  await expect(prepared.getByRole('textbox')).toHaveValue(text);
  await expect(prepared.getByRole('textbox')).toHaveJSProperty('readOnly', true);
  await expect(prepared.getByRole('link', { name: '(212) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  await expect(prepared.getByRole('link', { name: 'hello@weavinghope.example' })).toHaveAttribute(
    'href',
    'mailto:hello@weavinghope.example',
  );
  for (const [name, value] of Object.entries(validMessage)) {
    await expect(contactField(page, name)).toHaveValue(value);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('its heading comes to the top, so that the three buttons are in view', async ({ page }) => {
    await fillAndPrepare(page);
    const prepared = preparedMessage(page);
    const heading = prepared.getByRole('heading', { name: 'Your message is ready' });
    await expect(heading).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? Number.NaN) - (header?.height ?? 0))
      .toBeLessThan(100);
    for (const button of [
      prepared.getByRole('button', { name: 'Copy Text' }),
      prepared.getByRole('link', { name: 'Open in E-mail' }),
      prepared.getByRole('button', { name: 'Print' }),
    ]) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

for (const width of [320, 390]) {
  test(`at ${width} px and 200% text, all of it is in view, in a field like the others`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await fillAndPrepare(page, { message: 'I would like to help on weekends. '.repeat(8) });
    await page.evaluate(() => {
      document.documentElement.dataset.text = '200';
    });
    const box = preparedMessage(page).getByRole('textbox');
    await expect
      .poll(() => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(0);
    const padding = (field: Locator) =>
      field.evaluate((element) => getComputedStyle(element).paddingInlineStart);
    expect(await padding(box)).toBe(await padding(contactField(page, 'email')));

    const size = (name: string) =>
      page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(await size('Your message is ready')).toBeLessThan(await size('Find Us'));
  });
}

test('the header covers neither its card nor the text that Copy Text selects', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  const prepared = preparedMessage(page);
  const topBelowHeader = async (locator: Locator) => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await locator.boundingBox();
    return (box?.y ?? Number.NaN) - (header?.y ?? Number.NaN) - (header?.height ?? Number.NaN);
  };
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await fillAndPrepare(page, { message: 'I would like to help on weekends. '.repeat(8) });
    await expect(prepared.getByRole('heading')).toBeFocused();
    await expect.poll(() => topBelowHeader(prepared)).toBeGreaterThanOrEqual(0);

    await prepared.getByRole('button', { name: 'Copy Text' }).click();
    const text = prepared.getByRole('textbox');
    await expect(text).toBeFocused();
    // With its focus ring.
    await expect.poll(() => topBelowHeader(text)).toBeGreaterThanOrEqual(6);
    await expect.poll(() => topBelowHeader(text)).toBeLessThan(viewport.height / 2);
  }
});

test('submitting again updates it; a validation error removes it', async ({ page }) => {
  await fillAndPrepare(page);
  await expect(preparedMessage(page).getByRole('textbox')).not.toHaveValue(/Phone/);
  await contactField(page, 'message').fill('Something else.');
  await contactField(page, 'phone').fill(' 555-0100 ');
  // A double-click prepares one message.
  await page.getByRole('button', { name: 'Prepare Message' }).dblclick();
  await expect(preparedMessage(page)).toHaveCount(1);
  await expect(preparedMessage(page).getByRole('textbox')).toHaveValue(/^Phone: 555-0100$/m);
  await expect(preparedMessage(page).getByRole('textbox')).toHaveValue(/Something else\.$/);
  await expect(preparedMessage(page).getByRole('heading')).toBeFocused();

  await contactField(page, 'message').fill('');
  await prepareMessage(page);
  await expect(errorSummary(page)).toBeFocused();
  await expect(preparedMessage(page)).toHaveCount(0);
});

test('the e-mail link goes to the foundation with the text, and nothing can be injected', async ({
  page,
}) => {
  const hostile = 'a&cc=eve@mail.example?b#c\n%0ABcc: d';
  await fillAndPrepare(page, { message: hostile, lastName: '&bcc=eve@mail.example' });
  const href = await preparedMessage(page).getByRole('link', { name: 'Open in E-mail' }).getAttribute('href');
  const mail = new URL(href ?? '');
  expect(mail.protocol + mail.pathname + mail.hash).toBe('mailto:hello@weavinghope.example');
  expect([...mail.searchParams]).toEqual([
    ['subject', 'Volunteer Opportunities: a message for Weaving Hope'],
    [
      'body',
      `Name: Ada &bcc=eve@mail.example\r\nE-mail: ada@mail.example\r\nAbout: Volunteer Opportunities\r\n\r\n${hostile.replace('\n', '\r\n')}`,
    ],
  ]);
});

test('Print opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1;
    };
  });
  await fillAndPrepare(page);
  await preparedMessage(page).getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => window.printed)).toBe(1);
});

test('Copy Text copies it to the clipboard and shows a notification', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillAndPrepare(page);
  await preparedMessage(page).getByRole('button', { name: 'Copy Text' }).click();
  await expect(notifications(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

for (const [how, breakClipboard] of [
  [
    'denies access',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    },
  ],
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
] as const) {
  test(`when the clipboard ${how}, the text is selected instead, with a notification`, async ({ page }) => {
    await page.addInitScript(breakClipboard);
    await fillAndPrepare(page);
    await preparedMessage(page).getByRole('button', { name: 'Copy Text' }).click();
    await expect(notifications(page, 'Text selected')).toContainText(
      'To copy it, press Ctrl+C, or touch and hold the text.',
    );
    await expect(preparedMessage(page).getByRole('textbox')).toBeFocused();
    const selected = await preparedMessage(page)
      .getByRole('textbox')
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(selected).toBe(text);
  });
}

test('markup is shown as text', async ({ page }) => {
  const markup =
    '<img src=x onerror="window.name = 1"></textarea><script>window.name = 1</script><b>Bold</b>';
  await fillAndPrepare(page, { firstName: markup, message: markup });
  await expect(preparedMessage(page).getByRole('textbox')).toHaveValue(
    /^Name: <img .+\n.+\n.+\n\n<img .+<b>Bold<\/b>$/,
  );
  await expect(page.locator('main b')).toHaveCount(0);
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('5,000 characters in each field are kept and do not break the layout', async ({ page }) => {
  const long = 'Wort'.repeat(1_250);
  await fillAndPrepare(page, { firstName: long, lastName: long, phone: long, message: long });
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await expectNoHorizontalScroll(page);
  }
  await expect(preparedMessage(page).getByRole('textbox')).toHaveValue(
    `Name: ${long} ${long}\nE-mail: ada@mail.example\nPhone: ${long}\nAbout: Volunteer Opportunities\n\n${long}`,
  );
  await expect(preparedMessage(page)).toContainText('too long for the e-mail button');
  await expect(preparedMessage(page).getByRole('link', { name: 'Open in E-mail' })).toHaveAttribute(
    'href',
    /^mailto:hello@weavinghope\.example\?subject=[^&]+$/,
  );
  await expect(contactField(page, 'message')).toHaveValue(long);
});
