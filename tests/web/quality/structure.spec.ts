import type { Page } from 'playwright/test';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** The levels of the headings, in their order, of which some may be hidden. */
function headingLevels(page: Page): Promise<number[]> {
  return page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}

/** The accessible names of all parts of a kind. */
async function namesOf(page: Page, role: 'navigation' | 'region'): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const lines = snapshot.matchAll(new RegExp(`^\\s*- ${role}(?: "(.*)")?:?$`, 'gm'));
  return [...lines].map(([, name]) => name ?? '');
}

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.beforeEach(({ page }) => openScreen(page, screen));

    test('has one first-level heading, with which its content begins, and skips no level', async ({
      page,
    }) => {
      const levels = await headingLevels(page);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(1);
      }
    });

    test('has each landmark once, and names what there is more of', async ({ page }) => {
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(1);
      }
      for (const role of ['navigation', 'region'] as const) {
        const names = await namesOf(page, role);
        expect(names).not.toContain('');
        expect(new Set(names).size, names.join(', ')).toBe(names.length);
      }
      expect((await namesOf(page, 'navigation')).sort()).toEqual(['Legal', 'Main']);
    });

    test('has nothing but items in its lists, and items nowhere else', async ({ page }) => {
      const strays = await page.evaluate(() =>
        [...document.querySelectorAll(':is(ul, ol) > :not(li), :not(ul, ol) > li')].map(
          ({ outerHTML }) => outerHTML,
        ),
      );
      expect(strays).toEqual([]);
      // Safari takes a list whose markers are `none` for no list.
      const markers = await page
        .locator('ul, ol')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
      expect(markers).not.toContain('none');
    });

    test('says its language, and has pictures that are silent or named', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('[lang=""]')).toHaveCount(0);
      await expect(page.locator('img:not([alt])')).toHaveCount(0);
      const loud = page.locator(
        'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"][aria-label] *)',
      );
      await expect(loud).toHaveCount(0);
      for (const picture of await page.getByRole('img').all())
        await expect(picture).toHaveAccessibleName(/\w/);
    });
  });
}
