import type { Page } from 'playwright/test';
import { expect, openScreen, screens } from './site';

export const validMessage: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@mail.example',
  inquiryType: 'volunteer',
  message: 'I would like to help.',
};

export const contactField = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export async function fillContactForm(page: Page, text: Readonly<Record<string, string>>): Promise<void> {
  await openScreen(page, screens.contact);
  for (const [name, value] of Object.entries(text)) {
    if (name === 'inquiryType') await contactField(page, name).selectOption(value);
    else await contactField(page, name).fill(value);
  }
}

export const prepareMessage = (page: Page) =>
  page.getByRole('button', { name: 'See My Message', exact: true }).click();

export const errorSummary = (page: Page) => page.getByRole('region', { name: 'Please check these fields' });

export const preparedMessage = (page: Page) => page.getByRole('region', { name: 'Your message is ready' });

/** Submits a valid form, with the given fields replaced, and waits for the prepared message. */
export async function fillAndPrepare(page: Page, text: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillContactForm(page, { ...validMessage, ...text });
  await prepareMessage(page);
  await expect(preparedMessage(page)).toBeVisible();
}
