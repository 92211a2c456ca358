import type { Page } from 'playwright';

/**
 * Defines the `__name` helper in a page. Functions compiled with their names kept call it, and pages do not have it.
 */
export async function keepNames(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named');
}
