import type { Locator, Page } from 'playwright/test';
import * as english from '@/content/en/page';
import { contactCard } from '@/features/take-home/to-phone/contact-card';
import { expectNoAxeViolations } from '../../../support/axe';
import { preparedMessage, prepareMessage } from '../../../support/contact';
import { switchEasyReadOn } from '../../../support/easy-read';
import { filledCopy } from '../../../support/filled-copy';
import {
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  restScreen,
  waitForNextPress,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { expectQrCode } from '../../../support/qr-code';
import { readPage } from '../../../support/screen-reader';
import { allScreens, expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const askAtDesk = 'Or ask at the desk, and we will write it down for you.';

const phone = (within: Locator) => within.getByRole('button', { name: '(212) 555-0142' }).first();
const callSheet = (page: Page) => page.getByRole('dialog', { name: 'Call this number' });

test('a phone number opens a sheet above the dock, which says it in words and in a code', async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  const number = phone(page.getByRole('main'));
  // Scrolling lays out the sections above it, which moves it once.
  await number.scrollIntoViewIfNeeded();
  await number.tap();
  await expect(callSheet(page)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await readPage(page, 'dialog')).toEqual([
    'dialog, Call this number',
    'heading, Call this number, level 2',
    'button, Close',
    '(212) 555-0142',
    'list',
    'item 1 of 2: Text (212) 555-0144',
    'item 2 of 2: TTY: 711',
    askAtDesk,
    'figure',
    'image, Scan this with your phone to call',
  ]);

  // The idle warning shows over the sheet, which is gone for the next visitor.
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(idleWarning(page)).toBeHidden();
  await callSheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(callSheet(page)).toHaveCount(0);
  await expect(number).toBeFocused();
  await number.tap();
  await waitForRestScreen(page);
  await restScreen(page).tap();
  await expect(callSheet(page)).toHaveCount(0);
});

test(
  'every number and address opens the sheet for it: in the footer, in Reach us, in Easy read',
  further,
  async ({ page }) => {
    await openKiosk(page, screens.contact);
    const open = async (control: Locator, title: string, text: string, code: string) => {
      await control.tap();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet).toContainText(text);
      await expect(sheet).toContainText(askAtDesk);
      await expectQrCode(sheet.getByRole('img'), code);
      await page.keyboard.press('Escape');
      await expect(control).toBeFocused();
    };
    const call = (control: Locator) =>
      open(control, 'Call this number', '(212) 555-0142', 'tel:+12125550142');
    const footer = page.getByRole('contentinfo');
    const main = page.getByRole('main');
    await call(phone(footer));
    const crisis = footer.getByRole('button', { name: /crisis.*555-0199/i });
    await open(crisis, 'Call this number', '(212) 555-0199', 'tel:+12125550199');
    for (const [part, address] of [
      [footer, 'hello@weavinghope.example'],
      [main, 'partners@weavinghope.example'],
    ] as const) {
      const control = part.getByRole('button', { name: address });
      await open(control, 'Write to this address', address, `mailto:${address}`);
    }
    await page.goto(`?kiosk${screens.programs.hash}`);
    await call(phone(main));
    await switchEasyReadOn(page);
    await call(phone(main));
  },
);

test('a service and a program are taken along with when and where', async ({ page }) => {
  for (const [screen, title, details] of [
    [screens.services, 'Provider Matching', ['17 Loom Street', 'Mon-Fri']],
    [screens.programs, 'Peer Support Groups', ['Tuesdays', 'Community Center']],
  ] as const) {
    await openKiosk(page, screen);
    await page.getByRole('button', { name: `Take this with you: ${title}` }).tap();
    const sheet = page.getByRole('dialog', { name: 'Take this with you' });
    for (const text of [title, ...details, 'Phone: (212) 555-0142', askAtDesk]) {
      await expect(sheet).toContainText(text);
    }
    const lines = (await sheet.getByRole('listitem').allTextContents()).slice(0, -1);
    await expectQrCode(
      sheet.getByRole('img', { name: 'Scan this with your phone to save it as a contact' }),
      contactCard({
        title,
        organization: filledCopy(english).foundation.name,
        phone: 'tel:+12125550142',
        textLine: 'sms:+12125550144',
        relay: 'TTY: 711',
        lines,
      }),
    );
    await sheet.getByRole('button', { name: 'Close' }).tap();
  }
});

test('an event ahead is taken along into the calendar of a phone', further, async ({ page }) => {
  await openKiosk(page);
  await page.clock.setSystemTime('2024-12-01T12:00:00Z');
  await page.goto(`?kiosk${screens.programs.hash}`);
  await page.getByRole('button', { name: 'Take this with you: Winter Open House' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Take this with you' });
  await expect(sheet).toContainText('December 15, 2024');
  await expectQrCode(
    sheet.getByRole('img', { name: 'Scan this with your phone to add it to your calendar' }),
    [
      'BEGIN:VEVENT',
      'DTSTART:20241215T150000Z',
      'DTEND:20241215T190000Z',
      'SUMMARY:Winter Open House',
      'LOCATION:Foundation office\\, 17 Loom Street',
      'DESCRIPTION:10:00 AM - 2:00 PM\\, Weaving Hope\\, (212) 555-0142',
      'END:VEVENT',
    ].join('\r\n'),
  );
});

test('a prepared message becomes a code for the visitor’s own phone', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const ready = preparedMessage(page);
  const prepare = async (message: string) => {
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
    await waitForNextPress(page);
    await prepareMessage(page);
    await expect(ready.getByRole('img', { name: /The message opens on your phone/ })).toBeVisible();
  };
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByRole('radio', { name: 'General Information' }).check();
  await prepare('Hello');
  await expect(ready.getByText('too long for one code')).toBeHidden();
  for (const name of ['Copy Text', 'Open in E-mail', 'Print']) {
    await expect(ready.getByText(name)).toBeHidden();
  }
  await prepare('Hello again. '.repeat(1_500));
  await expect(ready.getByText('Your message is too long for one code')).toBeVisible();
});

test('no screen links outside the site: addresses are shown as text', async ({ page }) => {
  await openKiosk(page);
  for (const { hash } of allScreens.filter(({ id }) => id !== 'notFound')) {
    await page.goto(`?kiosk${hash}`);
    await expect(page.getByRole('contentinfo')).toContainText('Instagram: instagram.example/weavinghope');
    const site = new URL('.', page.url()).href;
    const links = await page
      .locator('#root a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(
      links.filter((address) => !address.startsWith(site)),
      hash,
    ).toEqual([]);
  }
});
