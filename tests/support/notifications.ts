import type { Locator, Page } from 'playwright/test';

/** The region in which notifications appear (specification, section 2). */
export const notificationArea = (page: Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true });

/** The visible notifications, or only those with that title. */
export function notifications(page: Page, title?: string): Locator {
  const all = notificationArea(page).getByRole('listitem');
  return title ? all.filter({ has: page.getByText(title, { exact: true }) }) : all;
}
