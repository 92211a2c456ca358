import { expect, openScreen, publicScreens, test } from '../../support/site';

test.use({ viewport: { width: 390, height: 844 } });

test('each screen lists its sections, with links to their headings, and leads from its end back to its top', async ({
  page,
}) => {
  for (const screen of publicScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      const main = page.getByRole('main');
      const length = await main.evaluate(({ scrollHeight }) => scrollHeight);
      expect(length, 'more than three phone screens').toBeGreaterThan(3 * 844);
      const list = page.getByRole('navigation', { name: 'On this page' });
      const titles = await list.getByRole('link').allTextContents();
      expect(titles.length).toBeGreaterThanOrEqual(3);
      for (const title of titles) {
        await list.getByRole('link', { name: title, exact: true }).click();
        await expect(main.getByRole('heading', { name: title }).first()).toBeInViewport();
        await expect(page.locator('h2:focus, h3:focus')).toHaveCount(1);
      }

      await main.getByRole('link', { name: 'Back to top' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});
