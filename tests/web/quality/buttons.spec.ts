import type { Locator } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { computedStyle } from '../../support/display-settings';
import { allScreens, attemptedPath, expect, openScreen, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** Lists the buttons that are wider than their text needs. Runs in the page. */
function stretched(buttons: HTMLElement[]): string[] {
  return buttons.flatMap((button) => {
    const { width } = button.getBoundingClientRect();
    button.style.width = 'max-content';
    const needed = button.getBoundingClientRect().width;
    button.style.width = '';
    return width > needed + 1 ? [`${button.textContent}: ${width} px instead of ${needed}`] : [];
  });
}

const cornersOf = (buttons: Locator) =>
  buttons.evaluateAll((all) => [...new Set(all.map((button) => getComputedStyle(button).borderRadius))]);

test('buttons are as wide as their text, with the same corners', async ({ page }) => {
  for (const screen of allScreens) {
    await openScreen(page, screen);
    for (const width of [390, 1280]) {
      await test.step(`${screen.name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const all = page.getByRole('button');
        await expect(all.first()).toBeVisible();
        expect(await cornersOf(all)).toHaveLength(1);
        // The answers of the finder are rows of a list.
        const others = page.getByRole('main').getByRole('button').and(page.locator('button:not(fieldset *)'));
        expect(await others.evaluateAll(stretched)).toEqual([]);
      });
    }
  }
});

test('Delete has a color and an icon of its own, so that it is not taken for Edit', async ({ page }) => {
  await openTab(page, 'Services');
  const [edit, remove] = (['Edit', 'Delete'] as const).map((action) =>
    itemButton(page, action, 'Support Services'),
  ) as [Locator, Locator];
  for (const property of ['color', 'border-color']) {
    expect(await computedStyle(remove, property)).not.toBe(await computedStyle(edit, property));
  }
  await expect(remove.locator('svg')).toBeVisible();
  await expect(edit.locator('svg')).toHaveCount(0);
});
