import { expect, type Page } from 'playwright/test';

/** The button that switches Easy read on and off, in the header, above a narrow screen, or in the kiosk's dock. */
export const easyReadToggle = (page: Page) => page.getByRole('button', { name: 'Easy read', exact: true });

/** Switches Easy read on, and waits until the screen shows its Easy read version. */
export async function switchEasyReadOn(page: Page): Promise<void> {
  await easyReadToggle(page).click();
  await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
}
