import type { Page } from 'playwright/test';
import { hear, pressGuideKey, pressUntil } from '../../support/guide';
import { openKiosk, waitForNextPress } from '../../support/kiosk';
import { expectQrCode } from '../../support/qr-code';
import { missing, recordAnnouncements } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';

// Visits to the next step of an appointment by one means alone.

/** Presses Tab until the focus is on what has that role and name. */
async function tabTo(page: Page, roleAndName: string): Promise<void> {
  const focus = page.locator(':focus');
  const passed: string[] = [];
  while (passed.length < 100) {
    await page.keyboard.press('Tab');
    const [reached = ''] = (await focus.count()) ? (await focus.ariaSnapshot()).split('\n') : [];
    if (reached.startsWith(`- ${roleAndName}`)) return;
    passed.push(reached);
  }
  throw new Error(`The Tab key does not lead to ${roleAndName}, but to:\n${passed.join('\n')}`);
}

/**
 * Asks for an appointment, from any screen, as somebody who sees nothing: with the keyboard, and by what roles, names and
 * announcements say. One field is forgotten at first. Ends on the link that sends the message as an e-mail.
 */
async function askUnseen(page: Page): Promise<void> {
  const announcements = await recordAnnouncements(page);
  await tabTo(page, 'link "Contact"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'textbox "First Name"');
  await page.keyboard.type('Ada');
  await tabTo(page, 'textbox "E-mail"');
  await page.keyboard.type('ada@mail.example');
  await tabTo(page, 'combobox "Inquiry Type"');
  await page.keyboard.type('Need');
  await tabTo(page, 'textbox "Message"');
  await page.keyboard.type('I would like an appointment.');
  await tabTo(page, 'button "See My Message"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Please check these fields' })).toBeFocused();
  await tabTo(page, 'link "Enter your last name');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeFocused();
  await tabTo(page, 'link "Open in E-mail"');
  const heard = await announcements();
  const expected = [
    'link, Contact',
    'heading, Talk to Us, level 1',
    'textbox, First Name, required',
    'combobox, Inquiry Type, has popup listbox, not expanded, required',
    'textbox, Message, required',
    'button, See My Message',
    'region, Please check these fields, Enter your last name.',
    'link, Enter your last name.',
    'textbox, Last Name, Enter your last name., invalid, required',
    'heading, Your message is ready, level 3',
  ];
  expect(missing(heard, expected), heard.join('\n')).toEqual([]);
}

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
    // It is where the link was.
    await waitForNextPress(page);
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
