import type { Page } from 'playwright/test';
import { expect, openScreen, screens } from './site';

/** A valid contact form, by field name. */
export const validMessage: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@mail.example',
  inquiryType: 'volunteer',
  message: 'I would like to help.',
};

/** A field of the contact form, by its `name`. */
export const contactField = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Opens Contact and fills in the given fields, by field name. */
export async function fillContactForm(page: Page, text: Readonly<Record<string, string>>): Promise<void> {
  await openScreen(page, screens.contact);
  for (const [name, value] of Object.entries(text)) {
    if (name === 'inquiryType') await contactField(page, name).selectOption(value);
    else await contactField(page, name).fill(value);
  }
}

/** Submits the form, which validates it. */
export const prepareMessage = (page: Page) =>
  page.getByRole('button', { name: 'See My Message', exact: true }).click();

/** The summary of validation errors, which takes the focus. */
export const errorSummary = (page: Page) => page.getByRole('region', { name: 'Please check these fields' });

/** The region with the message that is ready to send. */
export const preparedMessage = (page: Page) => page.getByRole('region', { name: 'Your message is ready' });

/** Submits a valid form, with the given fields replaced, and waits for the prepared message. */
export async function fillAndPrepare(page: Page, text: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillContactForm(page, { ...validMessage, ...text });
  await prepareMessage(page);
  await expect(preparedMessage(page)).toBeVisible();
}
