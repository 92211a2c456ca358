import { expect, type Page } from 'playwright/test';
import { missing, recordAnnouncements } from './screen-reader';

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
export async function askUnseen(page: Page): Promise<void> {
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
