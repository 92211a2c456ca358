import type { Locator, Page } from 'playwright/test';

/** The visible notifications (specification, section 2), or only those with that title. */
export function notifications(page: Page, title?: string): Locator {
  const region = page.getByRole('region', { name: 'Notifications', exact: true });
  const all = region.getByRole('listitem');
  return title ? all.filter({ has: page.getByText(title, { exact: true }) }) : all;
}
