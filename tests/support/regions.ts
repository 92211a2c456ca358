import { expect, type Locator, type Page } from 'playwright/test';

/** The region of the current screen with that heading or label, such as `Our Mission`. */
export function region(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('region', { name });
}

/** The cards in a region: the list items with a title, which the bullets inside a card do not have. */
export function cards(page: Page, regionName: string | RegExp): Locator {
  return region(page, regionName)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** Patterns that match each text as a whole, ignoring case. */
export function inAnyCase(texts: readonly string[]): RegExp[] {
  return texts.map((text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i'));
}

/** Fails unless all elements are visible, and each follows the one before it in document order. */
export async function expectInOrder(elements: readonly Locator[]): Promise<void> {
  let previous: Locator | undefined;
  for (const current of elements) {
    await expect(current).toBeVisible();
    if (previous) {
      const follows = await current.evaluate(
        (element, before) =>
          Boolean(before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
        await previous.elementHandle(),
      );
      expect(follows, `${current} comes after ${previous}`).toBe(true);
    }
    previous = current;
  }
}
