import { openTab } from '../../support/admin';
import { expect, test } from '../../support/site';

declare global {
  interface Window {
    /** What the page reported to the window. */
    edits: boolean[];
  }
}

test('the page reports to the window whether there are edits; one that is undone is none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.edits = [];
    window.foundationHost = {
      mode: 'desk',
      desk: {
        reportEdits: (edited) => window.edits.push(edited),
        reportLanguage: () => undefined,
        onOpenScreen: () => () => undefined,
      },
    };
  });
  await openTab(page, 'Events');
  const lastReport = () => page.evaluate(() => window.edits.at(-1));
  await expect.poll(lastReport).toBe(false);
  await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
  await expect.poll(lastReport).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(lastReport).toBe(false);
});
