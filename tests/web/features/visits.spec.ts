import type { Locator, Page } from 'playwright/test';
import { fillAndPrepare } from '../../support/contact';
import { hear, pressGuideKey, pressUntil } from '../../support/guide';
import { openKiosk, tapDock, waitForNextPress } from '../../support/kiosk';
import { further } from '../../support/matrix';
import { expectQrCode } from '../../support/qr-code';
import { expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';
import { askUnseen } from '../../support/unseen';

// Visits to the next step of an appointment by one means alone. Without sight in the kiosk: kiosk/blind-visit.spec.ts; in the
// desktop app: desktop/visits.spec.ts.

test.use({ hasTouch: true });

const board = (page: Page) => page.getByRole('dialog', { name: 'Talk Board' });

const asksForAppointment = { text: 'I need an appointment.', voice: 'Ada' };

/** @param pause waits as people in front of a kiosk do */
async function sayAppointment(page: Page, pause?: typeof waitForNextPress): Promise<void> {
  await board(page).getByRole('button', { name: 'I need', exact: true }).click();
  await pause?.(page);
  await board(page).getByRole('button', { name: 'Appointment', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.mockSpeech.started.at(-1))).toEqual(asksForAppointment);
  await expect(board(page).getByText('I need an appointment.', { exact: true })).toBeVisible();
}

/** Follows the name of a language to what is said in it, and the number to call. */
async function followLanguages(part: Locator): Promise<Locator> {
  await part.getByRole('link', { name: /العربية/ }).click();
  const line = part.page().getByText('المترجم الفوري مجاني: اطلبه منا.');
  await expect(line).toBeInViewport();
  await expect(line).toHaveCSS('direction', 'rtl');
  return part.page().getByRole('region', { name: 'In Other Languages' });
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

test('without sight, in a browser: the keyboard leads to a message', further, async ({ page }) => {
  await openScreen(page, screens.home);
  await askUnseen(page);
  await expect(page.locator(':focus')).toHaveAttribute(
    'href',
    /^mailto:.*I%20would%20like%20an%20appointment/,
  );
});

test('without speech, in a browser: the talk board asks for it', further, async ({ page }) => {
  await mockVoices(page);
  await openScreen(page, screens.home);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Talk Board' }).click();
  await sayAppointment(page);
});

test(
  'reading neither language, in a browser: the line in one’s own, and the number',
  further,
  async ({ page }) => {
    await openScreen(page, screens.services);
    const languages = await followLanguages(page.getByRole('contentinfo'));
    const number = languages.getByRole('link', { name: '(212) 555-0142' });
    await expect(number).toHaveAttribute('href', 'tel:+12125550142');
  },
);

test(
  'reading neither language, in the kiosk: the line in one’s own, and the number',
  further,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openKiosk(page, screens.home, 'screen-inches=10');
    await tapDock(page, 'Menu');
    await waitForNextPress(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // All of it is in view, so that nobody has to find out that there is more.
    await expect(menu.getByRole('button', { name: 'Donate Now' })).toBeInViewport({ ratio: 1 });
    const languages = await followLanguages(menu);
    await languages.getByRole('button', { name: '(212) 555-0142' }).click();
    await expectQrCode(page.getByRole('img', { name: /^Scan this/ }), 'tel:+12125550142');
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
  await sayAppointment(page, waitForNextPress);
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
