import { expect, type Locator, type Page } from 'playwright/test';
import {
  type DisplaySettings,
  defaultDisplaySettings,
  displayAttributes,
} from '@/features/display-settings/display-choices';

/** The options of the dialog, by their labels; the others stay unchanged. */
type Choices = Partial<Record<'Text size' | 'Spacing' | 'Colors' | 'Motion' | 'Links', string>>;

/** The button that opens the display settings, in the header or in the kiosk's dock. */
export function displaySettingsButton(page: Page): Locator {
  const bar = page.getByRole('banner').or(page.getByRole('region', { name: 'Controls' }));
  return bar.getByRole('button', { name: 'Text and colors' }).last();
}

export const displaySettingsDialog = (page: Page) => page.getByRole('dialog', { name: 'Text and colors' });

export function displaySettingsOption(page: Page, setting: string, option: string): Locator {
  const group = displaySettingsDialog(page).getByRole('group', { name: setting, exact: true });
  return group.getByRole('radio', { name: option, exact: true });
}

export async function openDisplaySettings(page: Page): Promise<void> {
  // The header's second row hides its copy of the button once the first row has scrolled into view.
  await expect(() => displaySettingsButton(page).click({ timeout: 1_000 })).toPass();
  await expect(displaySettingsDialog(page)).toBeVisible();
}

export async function changeDisplaySettings(page: Page, settings: Choices): Promise<void> {
  await openDisplaySettings(page);
  for (const [setting, option] of Object.entries(settings))
    await displaySettingsOption(page, setting, option).check();
  await displaySettingsDialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(displaySettingsDialog(page)).toBeHidden();
}

/** Sets display settings without their dialog, and all others to their defaults. */
export async function setDisplaySettings(page: Page, settings: Partial<DisplaySettings>): Promise<void> {
  const attributes = displayAttributes({ ...defaultDisplaySettings, ...settings });
  const change = ({ names, attributes }: { names: string[]; attributes: object }) => {
    const { dataset } = document.documentElement;
    for (const name of names) delete dataset[name];
    Object.assign(dataset, attributes);
  };
  await page.evaluate(change, { names: [...Object.keys(defaultDisplaySettings), 'largeText'], attributes });
}

export const computedStyle = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The computed background color of the page in each theme. */
export const backgrounds = {
  paper: 'rgb(251, 246, 236)',
  dark: 'rgb(23, 20, 42)',
  contrast: 'rgb(0, 0, 0)',
} as const;

export const pageBackground = (page: Page): Promise<string> =>
  computedStyle(page.locator('html'), 'background-color');
