import { allScreens, expect, openScreen, publicScreens, test } from '../../support/site';

// Other rules of structure, such as the order of headings and unique landmarks, are axe's.
test('every screen has a sound structure', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);

      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
      expect(levels[0]).toBe('H1');
      expect(levels.filter((level) => level === 'H1')).toHaveLength(1);

      const snapshot = await page.locator('body').ariaSnapshot();
      const navigation = [...snapshot.matchAll(/^\s*- navigation(?: "(.*)")?:?$/gm)].map(([, name]) => name);
      expect(navigation.sort()).toEqual([
        'Language',
        'Legal',
        'Main menu',
        ...(publicScreens.includes(screen) ? ['On this page'] : []),
      ]);

      // Safari does not expose a list whose `list-style-type` is `none`.
      const markers = await page
        .locator('ul, ol')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
      expect(markers).not.toContain('none');

      const exposed = page.locator(
        'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"][aria-label] *)',
      );
      await expect(exposed).toHaveCount(0);
      await expect(page.locator('[lang=""]')).toHaveCount(0);
    });
  }
});
