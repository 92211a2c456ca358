import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { clickOnceSeen } from '../support/kiosk';

/** The kiosk's staff panel, in either language. */
export const staffPanel = (window: Page): Locator =>
  window.getByRole('dialog', { name: /^(Staff|Personal)$/ });

/** Opens the staff panel by its shortcut, once the page has the script that does it. */
export async function openStaffPanel(window: Page): Promise<void> {
  await expect(async () => {
    await window.keyboard.press('Control+Shift+Q');
    await expect(staffPanel(window)).toBeVisible({ timeout: 500 });
  }).toPass();
}

export const pressInStaffPanel = (window: Page, name: RegExp) =>
  clickOnceSeen(staffPanel(window).getByRole('button', { name }));

export async function enterPin(window: Page, pin: string): Promise<void> {
  await staffPanel(window).getByLabel('PIN').fill(pin);
  await pressInStaffPanel(window, /^(Open|Abrir)$/);
}
