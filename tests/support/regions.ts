import type { Locator, Page } from 'playwright/test';

/** Finds the region of the current screen with that heading or label, such as `Our Mission`. */
export const region = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name });

/** Finds the cards in a region: list items with a title, which bullets inside a card do not have. */
export function cards(page: Page, regionName: string | RegExp): Locator {
  return region(page, regionName)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}
