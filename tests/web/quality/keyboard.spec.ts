import { itemButton, openTab } from '../../support/admin';
import { contactField } from '../../support/contact';
import { setDisplaySettings } from '../../support/display-settings';
import { problemsOf, tabThrough } from '../../support/focus';
import { further } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';

/** Counts what Tab should reach: every visible control in the tab order, and one of a group of choices. Runs in the page. */
function countControls(): number {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=radio]:not(:checked)), select, textarea, [role=tabpanel]',
    ),
  ].filter((element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'))
    .length;
}

for (const [index, screen] of allScreens.entries()) {
  const viewport = index % 2 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
  test(
    `Tab goes through ${screen.name} in order, Shift+Tab goes back, and the focus is always visible`,
    screen === screens.contact ? {} : further,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openScreen(page, screen);
      const forward = await tabThrough(page, 'Tab');
      expect(problemsOf(forward)).toEqual([]);
      expect(forward.at(0)?.name).toBe('Skip to main content');
      expect(forward.at(-1)?.name).toBe('Open-Source Licenses');
      const controls = await page.evaluate(countControls);
      expect(forward.length, 'tab stops, out of all controls').toBe(controls);

      // Going back, controls scroll in from above, where the sticky header could cover them.
      await page.getByRole('link', { name: 'Open-Source Licenses' }).focus();
      const back = await tabThrough(page, 'Shift+Tab');
      expect(problemsOf(back)).toEqual([]);
      expect(back.at(-1)?.name).toBe('Skip to main content');
      expect(back.length + 1, 'tab stops, out of all controls').toBe(controls);
    },
  );
}

test('Tab brings all of a tall field into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, screens.contact);
  await setDisplaySettings(page, { text: '200' });
  await contactField(page, 'inquiryType').focus();
  await page.keyboard.press('Tab');
  await expect(contactField(page, 'message')).toBeFocused();
  await expect(contactField(page, 'message')).toBeInViewport({ ratio: 1 });
});

test('a notification covers no focused control, forward or backward', further, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTab(page, 'Services');
  // A notification with Undo stays until it is dismissed.
  await itemButton(page, 'Delete', 'Provider Matching').click();
  await expect(notifications(page)).toHaveCount(1);
  expect(problemsOf(await tabThrough(page, 'Tab'))).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).focus();
  expect(problemsOf(await tabThrough(page, 'Shift+Tab'))).toEqual([]);
  await expect(notifications(page)).toHaveCount(1);
});
