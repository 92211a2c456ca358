import { expect, openScreen, screens, test } from '../../support/site';

declare global {
  interface Window {
    /** What the page reported to the window, and the listener that the menu calls. */
    desk: { edits: boolean[]; open: (path: string) => void };
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.desk = { edits: [], open: () => undefined };
    window.foundationHost = {
      mode: 'desk',
      desk: {
        reportEdits: (edited) => window.desk.edits.push(edited),
        onOpenScreen: (listener) => {
          window.desk.open = listener;
          return () => undefined;
        },
      },
    };
  });
});

test('the menu opens screens, including Content Management', async ({ page }) => {
  await openScreen(page, screens.home);
  await page.evaluate(() => window.desk.open('/admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeFocused();
});

test('the page reports to the window whether there are edits', async ({ page }) => {
  await openScreen(page, screens.admin);
  const lastReport = () => page.evaluate(() => window.desk.edits.at(-1));
  await expect.poll(lastReport).toBe(false);
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
  await expect.poll(lastReport).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(lastReport).toBe(false);
});
