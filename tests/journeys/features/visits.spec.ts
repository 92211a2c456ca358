import type { Page } from 'playwright/test';
import { hear, pressGuideKey, pressUntil } from '../../support/guide';
import { openKiosk } from '../../support/kiosk';
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
 * Asks for an appointment, from any screen, as somebody who sees nothing: with the keyboard, and by what roles and names say.
 * One field is forgotten at first. Ends on the link that sends the message as an e-mail.
 */
async function askUnseen(page: Page): Promise<void> {
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
}

test('without sight, in a browser: the keyboard leads to a message', async ({ page }) => {
  await openScreen(page, screens.home);
  await askUnseen(page);
  await expect(page.locator(':focus')).toHaveAttribute(
    'href',
    /^mailto:.*I%20would%20like%20an%20appointment/,
  );
});

test('in the kiosk, without sight and speech: the keypad leads to the talk board', async ({ page }) => {
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
  expect(await hear(page)).toContainEqual({ text: 'I need an appointment.', voice: 'Ada' });
});
