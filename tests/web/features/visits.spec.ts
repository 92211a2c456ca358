import type { Page } from 'playwright/test';
import { mockDeskHost } from '../../support/admin';
import { fillAndPrepare } from '../../support/contact';
import { hear, pressGuideKey, pressUntil } from '../../support/guide';
import { openKiosk, tapDock, waitForNextPress } from '../../support/kiosk';
import { further } from '../../support/matrix';
import { expectQrCode } from '../../support/qr-code';
import { expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';

// Visits to the next step of an appointment by one means alone. Without sight in the kiosk: kiosk/blind-visit.spec.ts.

test.use({ hasTouch: true });

const board = (page: Page) => page.getByRole('dialog', { name: 'Talk Board' });

const asksForAppointment = { text: 'I need an appointment.', voice: 'Ada' };

async function sayAppointment(page: Page): Promise<void> {
  await board(page).getByRole('button', { name: 'I need', exact: true }).click();
  await waitForNextPress(page);
  await board(page).getByRole('button', { name: 'Appointment', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.mockSpeech.started.at(-1))).toEqual(asksForAppointment);
  await expect(board(page).getByText('I need an appointment.', { exact: true })).toBeVisible();
}

test(
  'without hearing, in a browser: a message that asks for an answer in writing',
  further,
  async ({ page }) => {
    await fillAndPrepare(page);
    const send = page.getByRole('link', { name: 'Send as a Text Message' });
    await expect(send).toHaveAttribute('href', /^sms:.*Please%20reply%20by%20text%20message/);
  },
);

test('without hearing, in the kiosk: a text message, as a code', further, async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Menu');
  await waitForNextPress(page);
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Text (212) 555-0144' })
    .click();
  await expectQrCode(page.getByRole('img', { name: /^Scan this/ }), 'sms:+12125550144');
});

test('without speech, in the kiosk: the talk board asks for it', further, async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page);
  await tapDock(page, 'Menu');
  await waitForNextPress(page);
  await page.getByRole('button', { name: 'Talk Board' }).click();
  await waitForNextPress(page);
  await sayAppointment(page);
});

test(
  'without sight and speech, in the kiosk: the keypad leads to the talk board',
  further,
  async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page);
    await pressGuideKey(page, 'down');
    await pressUntil(page, 'up', /^Menu, button/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^Talk Board, button/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^I need, button/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^Appointment, button/);
    await page.keyboard.press('Enter');
    expect(await hear(page)).toContainEqual(asksForAppointment);
  },
);

test('reading neither language, or without speech, at a desk', further, async ({ page }) => {
  await mockVoices(page);
  await mockDeskHost(page);
  await openScreen(page, screens.contact);
  await page.getByText('العربية').scrollIntoViewIfNeeded();
  await expect(page.getByText('المترجم الفوري مجاني: اطلبه منا.')).toBeInViewport();
  await page.getByRole('region', { name: 'Desk tools' }).getByRole('button', { name: 'Talk Board' }).click();
  await board(page).getByRole('button', { name: 'I need', exact: true }).click();
  await board(page).getByRole('button', { name: 'Appointment', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.mockSpeech.started.at(-1))).toEqual(asksForAppointment);
});
