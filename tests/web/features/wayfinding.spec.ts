import type { Page } from 'playwright/test';
import { setDisplaySettings } from '../../support/display-settings';
import { further } from '../../support/matrix';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';

test.use({ viewport: { width: 390, height: 844 } });

function onThisPage(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

test('each screen but Home lists its sections, with links to their headings, and leads from its end back to its top', async ({
  page,
}) => {
  for (const screen of publicScreens.filter((each) => each !== screens.home)) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      const main = page.getByRole('main');
      const length = await main.evaluate(({ scrollHeight }) => scrollHeight);
      expect(length, 'more than three phone screens').toBeGreaterThan(3 * 844);
      const list = onThisPage(page);
      await list.getByRole('button', { name: 'On this page', expanded: false }).press('Enter');
      const titles = await list.getByRole('link').allTextContents();
      expect(titles.length).toBeGreaterThanOrEqual(3);
      for (const title of titles) {
        await list.getByRole('link', { name: title, exact: true }).click();
        const heading = main.getByRole('region', { name: title, exact: true }).locator('h2:focus, h3:focus');
        await expect(heading).toBeInViewport({ ratio: 1 });
        // Only who uses the keyboard needs a box around it.
        await expect(heading).toHaveCSS('outline-style', 'none');
      }
      await list.getByRole('link').last().press('Enter');
      await expect(main.locator('h2:focus, h3:focus')).toHaveCSS('outline-style', 'solid');

      await main.getByRole('link', { name: 'Back to top' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test(
  'the list is one line on phones and with large text, and open in wider windows',
  further,
  async ({ page }) => {
    await openScreen(page, screens.services);
    const links = onThisPage(page).getByRole('link');
    const button = onThisPage(page).getByRole('button');
    await expect(links).toHaveCount(0);
    await button.click();
    await expect(links).toHaveCount(5);
    await button.click();
    await expect(links).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(links).toHaveCount(5);
    await expect(button).toHaveCount(0);
    await setDisplaySettings(page, { text: '200' });
    await expect(links).toHaveCount(0);
    await expect(button).toBeVisible();
  },
);

test('a link to a section leads its heading close to the lower edge of the header, however high that is', async ({
  page,
}) => {
  await openScreen(page, screens.services);
  await onThisPage(page).getByRole('button').click();
  const top = async (role: 'banner' | 'heading', name?: string) =>
    (await page.getByRole(role, { name }).boundingBox()) ?? { y: 0, height: 0 };
  const heights = new Set<number>();
  for (const spacing of ['normal', 'wide'] as const) {
    await setDisplaySettings(page, { spacing });
    await onThisPage(page).getByRole('link', { name: 'Our Process' }).click();
    await expect(async () => {
      const { height } = await top('banner');
      const { y } = await top('heading', 'Our Process');
      expect(y - height, spacing).toBeGreaterThanOrEqual(16);
      expect(y - height, spacing).toBeLessThanOrEqual(24);
      heights.add(height);
    }).toPass({ timeout: 5_000 });
    await page.goBack();
  }
  expect(heights.size, 'heights of the header').toBe(2);
});
