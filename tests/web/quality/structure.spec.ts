import type { Page } from 'playwright/test';
import { crossSection } from '../../support/full-run';
import { allScreens, attemptedPath, expect, openScreen, publicScreens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** The levels of all headings exposed to assistive technology, in order. */
function headingLevels(page: Page): Promise<number[]> {
  return page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}

/** The accessible names of all elements with a role. */
async function namesOf(page: Page, role: 'navigation' | 'region'): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  const lines = snapshot.matchAll(new RegExp(`^\\s*- ${role}(?: "(.*)")?:?$`, 'gm'));
  return [...lines].map(([, name]) => name ?? '');
}

for (const screen of crossSection(allScreens, 3)) {
  test(`${screen.name} has a sound structure`, async ({ page }) => {
    await openScreen(page, screen);

    await test.step('has one h1, which comes first, and skips no heading level', async () => {
      const levels = await headingLevels(page);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(1);
      }
    });

    await test.step('has each landmark once, and unique names for regions and navigation', async () => {
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(1);
      }
      for (const role of ['navigation', 'region'] as const) {
        const names = await namesOf(page, role);
        expect(names).not.toContain('');
        expect(new Set(names).size, names.join(', ')).toBe(names.length);
      }
      const isLong = publicScreens.includes(screen);
      expect((await namesOf(page, 'navigation')).sort()).toEqual([
        'Legal',
        'Main menu',
        ...(isLong ? ['On this page'] : []),
      ]);
    });

    await test.step('has only items in its lists, and items only in lists', async () => {
      const misplaced = await page.evaluate(() =>
        [...document.querySelectorAll(':is(ul, ol) > :not(li), :not(ul, ol) > li')].map(
          ({ outerHTML }) => outerHTML,
        ),
      );
      expect(misplaced).toEqual([]);
      // Safari does not expose a list whose `list-style-type` is `none`.
      const markers = await page
        .locator('ul, ol')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
      expect(markers).not.toContain('none');
    });

    await test.step('declares its language, and has images that are hidden or named', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('[lang=""]')).toHaveCount(0);
      await expect(page.locator('img:not([alt])')).toHaveCount(0);
      const exposed = page.locator(
        'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"][aria-label] *)',
      );
      await expect(exposed).toHaveCount(0);
      for (const image of await page.getByRole('img').all()) await expect(image).toHaveAccessibleName(/\w/);
    });
  });
}
