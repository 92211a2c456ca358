import { crossSection } from '../../support/full-run';
import { expect, openScreen, publicScreens, test } from '../../support/site';

test.use({ viewport: { width: 390, height: 844 } });

for (const screen of crossSection(publicScreens, 1)) {
  test(`${screen.name} lists its sections, and each link leads to its heading`, async ({ page }) => {
    await openScreen(page, screen);
    const length = await page.getByRole('main').evaluate((main) => main.scrollHeight);
    expect(length, 'more than three phone screens').toBeGreaterThan(3 * 844);
    const list = page.getByRole('navigation', { name: 'On this page' });
    const titles = await list.getByRole('link').allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const title of titles) {
      await list.getByRole('link', { name: title, exact: true }).click();
      const heading = page.getByRole('main').getByRole('heading', { name: title }).first();
      await expect(heading).toBeInViewport();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBeTruthy();
      await expect(page.locator('h2:focus, h3:focus')).toHaveCount(1);
    }
  });

  test(`${screen.name} leads from its end back to its heading`, async ({ page }) => {
    await openScreen(page, screen);
    await page.getByRole('main').getByRole('link', { name: 'Back to top' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
