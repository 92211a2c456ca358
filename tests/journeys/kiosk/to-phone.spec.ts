import type { Locator, Page } from 'playwright/test';
import { toPhone } from '@/copy/en/kiosk';
import { fill } from '@/lib/fill';
import { expectNoAxeViolations } from '../../support/axe';
import { contactField, preparedMessage, prepareMessage, validMessage } from '../../support/contact';
import { switchEasyReadOn } from '../../support/easy-read';
import { goTo, openKiosk, test, waitForNextPress } from '../../support/kiosk';
import { expectQrCode } from '../../support/qr-code';
import { read } from '../../support/screen-reader';
import { expect, type Screen, screens } from '../../support/site';

const phone = (within: Locator) => within.getByRole('button', { name: '(212) 555-0142' }).first();
const callSheet = (page: Page) => page.getByRole('dialog', { name: toPhone.call.title });

async function open(page: Page, screen: Screen): Promise<void> {
  await goTo(page, screen);
  await expect(page).toHaveTitle(new RegExp(`^${screen.name}`));
}

test.beforeEach(({ page }) => openKiosk(page, screens.contact));

test('a phone number opens a sheet above the dock, in words and in a code', async ({ page }) => {
  const number = phone(page.getByRole('main'));
  // Scrolling lays out the sections above it, which moves it once.
  await number.scrollIntoViewIfNeeded();
  await number.tap();
  await expect(callSheet(page)).toBeVisible();
  await expectNoAxeViolations(page);
  const numbers = ['(212) 555-0142', 'Text (212) 555-0144', 'TTY: 711'];
  const heard = (await read(callSheet(page))).slice(3);
  expect(heard).toEqual([...numbers, toPhone.orAsk, `img "${toPhone.call.scan}"`]);
  await callSheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(callSheet(page)).toHaveCount(0);
  await expect(number).toBeFocused();
});

test('each number and address opens such a sheet, also in Easy read', async ({ page }) => {
  const main = page.getByRole('main');
  const expectSheet = async (control: Locator, title: string, text: string, code: string) => {
    await control.tap();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toContainText(text);
    await expect(sheet).toContainText(toPhone.orAsk);
    await expectQrCode(sheet.getByRole('img'), code);
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
  };
  const address = 'partners@weavinghope.example';
  const write = main.getByRole('button', { name: address }).first();
  await expectSheet(write, toPhone.write.title, address, `mailto:${address}`);
  await open(page, screens.home);
  await expectSheet(phone(main), toPhone.call.title, '(212) 555-0142', 'tel:+12125550142');
  await open(page, screens.contact);
  await switchEasyReadOn(page);
  const help = main.getByRole('button', { name: '(212) 555-0199' }).first();
  await expectSheet(help, toPhone.call.title, '(212) 555-0199', 'tel:+12125550199');
  await expectNoAxeViolations(page);
});

test('a service and a program are taken along with when and where', async ({ page }) => {
  for (const [screen, title, details] of [
    [screens.services, 'Provider Matching', ['17 Loom Street', 'Mon-Fri']],
    [screens.programs, 'Peer Support Groups', ['Tuesdays', 'Community Center']],
  ] as const) {
    await open(page, screen);
    await page.getByRole('button', { name: fill(toPhone.button.label, { title }) }).tap();
    const sheet = page.getByRole('dialog', { name: toPhone.offer.title });
    for (const text of [title, ...details, 'Phone: (212) 555-0142', toPhone.orAsk])
      await expect(sheet).toContainText(text);
    await expect(sheet.getByRole('img', { name: toPhone.offer.scan })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
  }
});

test('a prepared message becomes a code for the visitor’s own phone', async ({ page }) => {
  const ready = preparedMessage(page);
  const prepare = async (message: string) => {
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
    await waitForNextPress(page);
    await prepareMessage(page);
    await expect(ready.getByRole('img', { name: /The message opens on your phone/ })).toBeVisible();
  };
  for (const name of ['firstName', 'lastName', 'email'])
    await contactField(page, name).fill(validMessage[name] ?? '');
  await page.getByRole('radio', { name: 'General Information' }).check();
  await prepare('Hello');
  for (const name of ['too long for one code', 'Copy Text', 'Open in E-mail', 'Print'])
    await expect(ready.getByText(name)).toBeHidden();
  await page.getByRole('button', { name: 'Edit My Message' }).click();
  await prepare('Hello again. '.repeat(1_500));
  await expect(ready.getByText('Your message is too long for one code')).toBeVisible();
});
