import type { Page } from 'playwright/test';

/** Throws when a list is rendered; runs on the page. */
function throwWhenRendering(first: string | number): void {
  const original = Array.prototype.map;
  Array.prototype.map = function (this: unknown[], ...args: Parameters<typeof original>) {
    const entry = this[0] as { title?: string };
    if (entry === first || entry?.title === first) throw new Error('The loom broke.');
    return original.apply(this, args);
  } as typeof original;
  window.addEventListener('repair', () => {
    Array.prototype.map = original;
  });
}

/** Makes everything that renders a list with that first entry, or title, throw. Returns a function that repairs it. */
export async function breakList(page: Page, first: string | number): Promise<() => Promise<void>> {
  await page.evaluate(throwWhenRendering, first);
  return () => page.evaluate(() => void window.dispatchEvent(new Event('repair')));
}

/** Makes About throw while it renders, on this page and after each reload. */
export async function breakAbout(page: Page): Promise<void> {
  const first = 'Cleanliness and Hygiene';
  await page.addInitScript(throwWhenRendering, first);
  await page.evaluate(throwWhenRendering, first);
}
