import { expect, type Locator, type Page } from 'playwright/test';

/** What a visitor can choose, as the dialog calls it; what is left out stays as it is. */
export interface DisplayChoices {
  'Text size'?: '100%' | '125%' | '150%' | '175%' | '200%';
  Spacing?: 'Normal' | 'Wide';
  Colors?: 'Same as device' | 'Light' | 'Dark' | 'Black and yellow';
  Motion?: 'Same as device' | 'Off';
  Links?: 'Normal' | 'Underlined';
}

/** The button in the header that opens the display settings. */
export function displayButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Display settings' });
}

/** The display settings, while they are open. */
export function displayDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Display settings' });
}

/** One choice in the open dialog. */
export function displayChoice(page: Page, setting: string, choice: string): Locator {
  return displayDialog(page)
    .getByRole('group', { name: setting, exact: true })
    .getByRole('radio', { name: choice, exact: true });
}

/** Opens the display settings. */
export async function openDisplay(page: Page): Promise<void> {
  await displayButton(page).click();
  await expect(displayDialog(page)).toBeVisible();
}

/** Sets the display through the dialog, as a visitor would, and closes it. */
export async function chooseDisplay(page: Page, choices: DisplayChoices): Promise<void> {
  await openDisplay(page);
  for (const [setting, choice] of Object.entries(choices)) {
    await displayChoice(page, setting, choice).check();
  }
  await displayDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(displayDialog(page)).toBeHidden();
}

/** A style of an element as the browser computes it. */
export function computedStyle(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** The page's ground in a theme, as the browser computes it. */
export const grounds = {
  paper: 'rgb(251, 246, 236)',
  dark: 'rgb(23, 20, 42)',
  contrast: 'rgb(0, 0, 0)',
} as const;

/** The page's ground, which every theme has of its own. */
export function ground(page: Page): Promise<string> {
  return computedStyle(page.locator('html'), 'background-color');
}
