import { expect, type Page } from 'playwright/test';

/** Six items with long texts: services and programs, by their screens. */
const sixItems = {
  '#/services': ['Provider Matching', 'Support Services', 'Community Programs'],
  '#/programs': ['Educational Workshops', 'Independent Living Skills', 'Family Support Network'],
} as const;

export const addButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Add to take-home page: ${title}`, exact: true });

export const removeButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `On the take-home page – remove: ${title}`, exact: true });

export async function fillTakeHomePage(page: Page): Promise<void> {
  for (const [hash, titles] of Object.entries(sixItems)) {
    await page.evaluate((target) => location.assign(target), hash);
    // A screen that is still loading takes the focus when it arrives.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const title of titles) {
      await addButton(page, title).click();
      await expect(removeButton(page, title)).toBeVisible();
    }
  }
}

export const takeHomePanel = (page: Page) => page.getByRole('dialog', { name: 'Take-home Page' });
