import { itemButton, openTab } from '../../support/admin';
import { problemsOf, walk } from '../../support/focus';
import { notifications } from '../../support/notifications';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Lists what Tab should reach: every visible control that has not been taken out of the order. It runs in the page. */
function countControls(): number {
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=tabpanel]'),
  ].filter((element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'))
    .length;
}

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`Tab goes through ${screen.name} in order, Shift+Tab back, and every stop can be seen`, async ({
        page,
      }) => {
        await openScreen(page, screen);
        const forward = await walk(page, 'Tab');
        expect(problemsOf(forward)).toEqual([]);
        expect(forward.at(0)?.name).toBe('Skip to main content');
        expect(forward.at(-1)?.name).toBe('Open-Source Licenses');
        const controls = await page.evaluate(countControls);
        expect(forward.length, 'stops, of all controls').toBe(controls);

        // Backwards the stops come in from above, where the sticky header could cover them.
        await page.getByRole('link', { name: 'Open-Source Licenses' }).focus();
        const back = await walk(page, 'Shift+Tab');
        expect(problemsOf(back)).toEqual([]);
        expect(back.at(-1)?.name).toBe('Skip to main content');
        expect(back.length + 1, 'stops, of all controls').toBe(controls);
      });
    }

    test('a notification covers no stop, forwards or backwards', async ({ page }) => {
      await openTab(page, 'Services');
      // This one stays until it is dismissed.
      await itemButton(page, 'Delete', 'Provider Matching').click();
      await expect(notifications(page)).toHaveCount(1);
      expect(problemsOf(await walk(page, 'Tab'))).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).focus();
      expect(problemsOf(await walk(page, 'Shift+Tab'))).toEqual([]);
      await expect(notifications(page)).toHaveCount(1);
    });
  });
}

for (const { screen, names } of [
  { screen: screens[2], names: ['Individual', 'Family', 'Community'] },
  { screen: screens[6], names: ['Hero Section', 'Services', 'Testimonials', 'Events'] },
]) {
  test(`the arrow keys, Home and End choose among the tabs on ${screen.name}`, async ({ page }) => {
    await openScreen(page, screen);
    const tab = (name: string | undefined) => page.getByRole('tab', { name, exact: true });
    const [first, last] = [names.at(0), names.at(-1)];
    const expectChosen = async (name: string | undefined) => {
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    };

    await tab(first).focus();
    for (const name of [...names.slice(1), first]) {
      await page.keyboard.press('ArrowRight');
      await expectChosen(name);
    }
    await page.keyboard.press('ArrowLeft');
    await expectChosen(last);
    await page.keyboard.press('Home');
    await expectChosen(first);
    await page.keyboard.press('End');
    await expectChosen(last);

    // Only the chosen tab is a stop; Tab goes on to what it shows.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').and(page.locator(':focus, :focus-within'))).toHaveCount(1);
  });
}
