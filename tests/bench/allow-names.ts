import type { Page } from 'playwright';

/** Lets functions run in a page that were compiled to keep their names, by a helper that no page has. */
export async function allowNames(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named');
}
