import type { Page } from 'playwright/test';

/**
 * Makes whatever renders a certain list throw from now on.
 *
 * @param first the first entry of the list, or its title
 * @returns a function that mends it
 */
export async function breakList(page: Page, first: string | number): Promise<() => Promise<void>> {
  await page.evaluate((broken) => {
    const original = Array.prototype.map;
    Array.prototype.map = function (this: unknown[], ...args: Parameters<typeof original>) {
      const entry = this[0] as { title?: string } | undefined;
      if (entry === broken || entry?.title === broken) throw new Error('The loom broke.');
      return original.apply(this, args);
    } as typeof original;
    window.addEventListener('mend', () => {
      Array.prototype.map = original;
    });
  }, first);
  return () => page.evaluate(() => void window.dispatchEvent(new Event('mend')));
}
