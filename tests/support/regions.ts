import type { Locator, Page } from 'playwright/test';

/** The region of the current screen with that heading or label, such as `Our Mission`. */
export const region = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name });

/** The cards in a region: the list items with a title, which the bullets inside a card do not have. */
export function cards(page: Page, regionName: string | RegExp): Locator {
  return region(page, regionName)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}
