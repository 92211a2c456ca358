import type { Locator, Page } from 'playwright/test';
import { foundation } from '@/copy/foundation';
import { contactCard } from '@/features/kiosk/dock/contact-card';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings } from '../../../support/display-settings';
import { switchEasyReadOn } from '../../../support/easy-read';
import {
  expectWithinReach,
  heightMm,
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  restScreen,
  tapDock,
  WARNING_SECONDS,
  waitIdle,
} from '../../../support/kiosk';
import { displays } from '../../../support/matrix';
import { expectQrCode } from '../../../support/qr-code';
import { readPage } from '../../../support/screen-reader';
import { expect, screens, test } from '../../../support/site';

const askAtDesk = 'Or ask at the desk, and we will write it down for you.';

const phone = (within: Locator) => within.getByRole('button', { name: '(212) 555-0142' }).first();
const callSheet = (page: Page) => page.getByRole('dialog', { name: 'Call this number' });

test.describe('on a portrait display', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('a phone number opens a sheet above the dock, which says it in words and in a code', async ({
    page,
  }) => {
    await openKiosk(page, screens.contact);
    await phone(page.getByRole('main')).tap();
    await expect(callSheet(page)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await readPage(page, 'dialog')).toEqual([
      'dialog, Call this number',
      'heading, Call this number, level 2',
      'button, Close',
      '(212) 555-0142',
      'Or ask at the desk, and we will write it down for you.',
      'figure',
      'image, Scan this with your phone to call',
    ]);
    await callSheet(page).getByRole('button', { name: 'Close' }).tap();
    await expect(callSheet(page)).toHaveCount(0);
    await expect(phone(page.getByRole('main'))).toBeFocused();
  });

  test('every number and address opens the sheet for it: in the footer, in help lines, in Easy read', async ({
    page,
  }) => {
    await openKiosk(page, screens.contact);
    const open = async (control: Locator, name: string, text: string, code: string) => {
      await control.tap();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toContainText(text);
      await expect(sheet).toContainText(askAtDesk);
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expectQrCode(sheet.getByRole('img'), code);
      await page.keyboard.press('Escape');
      await expect(control).toBeFocused();
    };
    const footer = page.getByRole('contentinfo');
    const main = page.getByRole('main');
    await open(phone(footer), 'Call this number', '(212) 555-0142', 'tel:+12125550142');
    await open(
      footer.getByRole('button', { name: /crisis.*555-0199/i }),
      'Call this number',
      '(212) 555-0199',
      'tel:+12125550199',
    );
    await open(
      footer.getByRole('button', { name: 'hello@weavinghope.example' }),
      'Write to this address',
      'hello@weavinghope.example',
      'mailto:hello@weavinghope.example',
    );
    await open(
      main.getByRole('button', { name: 'partners@weavinghope.example' }),
      'Write to this address',
      'partners@weavinghope.example',
      'mailto:partners@weavinghope.example',
    );
    await page.goto('?kiosk#/programs');
    await open(phone(main), 'Call this number', '(212) 555-0142', 'tel:+12125550142');
    await switchEasyReadOn(page);
    await open(phone(main), 'Call this number', '(212) 555-0142', 'tel:+12125550142');
  });

  test('a service, a program and an event are taken along with when and where', async ({ page }) => {
    const cases = [
      [screens.services, 'Provider Matching', ['17 Loom Street', 'Mon-Fri']],
      [screens.programs, 'Peer Support Groups', ['Tuesdays', 'Community Center']],
      [screens.programs, 'Winter Open House', ['December 15, 2024', 'Foundation office']],
    ] as const;
    for (const [screen, title, details] of cases) {
      await openKiosk(page, screen);
      await page.getByRole('button', { name: `Take this with you: ${title}` }).tap();
      const sheet = page.getByRole('dialog', { name: 'Take this with you' });
      for (const text of [title, ...details, 'Phone: (212) 555-0142', askAtDesk]) {
        await expect(sheet).toContainText(text);
      }
      const lines = (await sheet.getByRole('listitem').allTextContents()).slice(0, -1);
      await expectQrCode(
        sheet.getByRole('img', { name: 'Scan this with your phone to save it as a contact' }),
        contactCard({ title, organization: foundation.name, phone: 'tel:+12125550142', lines }),
      );
      await sheet.getByRole('button', { name: 'Close' }).tap();
    }
  });

  test('the idle warning shows over the sheet, which is gone for the next visitor', { tag: '@full' }, async ({
    page,
  }) => {
    await openKiosk(page, screens.contact);
    await phone(page.getByRole('main')).tap();
    await waitIdle(page, IDLE_SECONDS + 2);
    await expect(idleWarning(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(idleWarning(page)).toBeHidden();
    await expect(callSheet(page)).toBeVisible();
    await waitIdle(page, IDLE_SECONDS + WARNING_SECONDS + 2);
    await expect(restScreen(page)).toBeVisible();
    await expect(callSheet(page)).toHaveCount(0);
  });
});

for (const { viewport, inches } of displays) {
  test.describe(`${viewport.width}x${viewport.height} on ${inches} inches`, () => {
    test.use({ viewport, hasTouch: true });

    test('with Lower screen and the largest text, the sheet is within reach, and all of it is read by taps', {
      tag: '@full',
    }, async ({ page }) => {
      await openKiosk(page, screens.contact, `screen-inches=${inches}`);
      await changeDisplaySettings(page, { 'Text size': '200%' });
      if (heightMm(viewport, inches, 0) > 1220) await tapDock(page, 'Lower screen');
      await phone(page.getByRole('main')).tap();
      const sheet = callSheet(page);
      expect(heightMm(viewport, inches, (await sheet.boundingBox())?.y ?? 0)).toBeLessThanOrEqual(1220.5);
      await expectWithinReach(page, inches);
      expect(await sheet.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
      const code = sheet.getByRole('img');
      const next = sheet.getByRole('button', { name: 'Page down' });
      for (let taps = 0; taps < 10 && (await next.isVisible()); taps += 1) await next.tap();
      await expect(code).toBeInViewport();
    });
  });
}
