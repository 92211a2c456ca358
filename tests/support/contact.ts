import type { Locator, Page } from 'playwright/test';
import { expect, openScreen } from './site';

/** What a visitor who makes no mistake types into the contact form, by the names of the fields. */
export const validMessage: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@mail.example',
  inquiryType: 'volunteer',
  message: 'I would like to help.',
};

/** A field of the contact form, by its name. */
export function contactField(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`);
}

/** Opens Contact and fills in its form with what is given, by the names of the fields. */
export async function fillContact(page: Page, text: Readonly<Record<string, string>>): Promise<void> {
  await openScreen(page, { name: 'Contact', hash: '#/contact' });
  for (const [name, value] of Object.entries(text)) {
    if (name === 'inquiryType') await contactField(page, name).selectOption(value);
    else await contactField(page, name).fill(value);
  }
}

/** Presses the button that checks the form. */
export async function prepareMessage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prepare Message', exact: true }).click();
}

/** The list of what the form refused, which takes the focus. */
export function refusalSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Please check these fields' });
}

/** The part of the screen that holds the checked message. */
export function preparedMessage(page: Page): Locator {
  return page.getByRole('region', { name: 'Your message is ready' });
}

/** Fills in the form without a mistake but for what is given, and waits for the ready message. */
export async function fillAndPrepare(page: Page, text: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillContact(page, { ...validMessage, ...text });
  await prepareMessage(page);
  await expect(preparedMessage(page)).toBeVisible();
}
