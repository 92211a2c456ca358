import { hear, pressGuideKey, pressUntil } from '../../support/guide';
import { openKiosk, waitForNextPress } from '../../support/kiosk';
import { expectQrCode } from '../../support/qr-code';
import { expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';
import { askUnseen } from '../../support/unseen';

// Visits to the next step of an appointment by one means alone. Without sight in the kiosk: kiosk/blind-visit.spec.ts; without
// speech: talk-board.spec.ts; without hearing: screens/contact.spec.ts; in the desktop app: desktop/visits.spec.ts.

test('without sight, in a browser: the keyboard leads to a message', async ({ page }) => {
  await openScreen(page, screens.home);
  await askUnseen(page);
  await expect(page.locator(':focus')).toHaveAttribute(
    'href',
    /^mailto:.*I%20would%20like%20an%20appointment/,
  );
});

test('in the kiosk: the line in one’s own language, a text message as a code, and the keypad to the talk board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await mockVoices(page);
  await openKiosk(page, screens.home, 'screen-inches=10');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const code = page.getByRole('img', { name: /^Scan this/ });

  await test.step('without hearing: a text message, as a code', async () => {
    await tapDockByMouse();
    await menu.getByRole('button', { name: 'Text (212) 555-0144' }).click();
    await expectQrCode(code, 'sms:+12125550144');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('reading neither language: the line in one’s own, and the number', async () => {
    await tapDockByMouse();
    await menu.getByRole('button', { name: 'Page down' }).click();
    await expect(menu.getByRole('button', { name: 'Donate Now' })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('button', { name: 'Page up' }).click();
    await menu.getByRole('link', { name: /العربية/ }).click();
    const line = page.getByText('المترجم الفوري مجاني: اطلبه منا.');
    await expect(line).toBeInViewport();
    await expect(line).toHaveCSS('direction', 'rtl');
    const languages = page.getByRole('region', { name: 'In Other Languages' });
    await languages.getByRole('button', { name: '(212) 555-0142' }).click();
    await expectQrCode(code, 'tel:+12125550142');
    await page.keyboard.press('Escape');
  });

  await test.step('without sight and speech: the keypad leads to the talk board', async () => {
    await pressGuideKey(page, 'down');
    await pressUntil(page, 'up', /^Menu, button/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^Talk Board, button/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^I need, button/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^Appointment, button/);
    await page.keyboard.press('Enter');
    expect(await hear(page)).toContainEqual({ text: 'I need an appointment.', voice: 'Ada' });
  });

  async function tapDockByMouse() {
    await waitForNextPress(page);
    await page
      .getByRole('region', { name: 'Controls' })
      .getByRole('button', { name: 'Menu', exact: true })
      .click();
    await waitForNextPress(page);
  }
});
