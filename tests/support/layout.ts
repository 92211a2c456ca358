import { expect, type Page } from 'playwright/test';

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, 'pixels by which the page is wider than the window').toBeLessThanOrEqual(0);
}

/** Waits until the whole page is laid out, since everything below the first view waits for idle time. */
export const waitForLayout = (page: Page) =>
  expect(page.locator('[data-late]:not([data-rendered])')).toHaveCount(0);
