import { expect, type Locator, type Page } from 'playwright/test';

/** The part of the current screen that carries a heading or a label, such as `Our Mission`. */
export function part(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('region', { name });
}

/** The cards of a part: its list items that have a title, which tells them from the points that cards list. */
export function cards(page: Page, partName: string | RegExp): Locator {
  return part(page, partName)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** The texts without regard to case, each to be matched whole. */
export function inAnyCase(texts: readonly string[]): RegExp[] {
  return texts.map((text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i'));
}

/** Fails unless the parts can be seen, and each is read after the one before it. */
export async function expectInOrder(parts: readonly Locator[]): Promise<void> {
  let previous: Locator | undefined;
  for (const current of parts) {
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
