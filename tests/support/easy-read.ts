import { expect, type Locator, type Page } from 'playwright/test';
import { type Screen, screens } from './site';

/** The screens that are told in plain words, too. */
export const publicScreens: readonly Screen[] = screens.slice(0, 6);

/** The button that switches Easy read. */
export function easyReadToggle(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Easy read', exact: true });
}

/** Switches Easy read on, and waits until the screen is told in plain words. */
export async function switchEasyReadOn(page: Page): Promise<void> {
  await easyReadToggle(page).click();
  await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
}
