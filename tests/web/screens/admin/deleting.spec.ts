import type { Page } from 'playwright/test';
import { addItem, itemButton, itemNames, lists, openTab, saveHero } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const undo = (page: Page) => notifications(page).getByRole('button', { name: 'Undo', exact: true });

async function closeRestored(page: Page): Promise<void> {
  await notifications(page, 'Content Restored').getByRole('button', { name: 'Close notification' }).click();
  await expect(notifications(page)).toHaveCount(0);
}

test('Delete is immediate and can be undone, in every list', async ({ page }) => {
  for (const { tab, sample } of lists) {
    const [first, second, ...others] = sample;
    await test.step(tab, async () => {
      await openTab(page, tab);
      await itemButton(page, 'Delete', second).click();
      await expect(itemNames(page)).toHaveText([first, ...others]);
      await expect(itemNames(page).nth(1)).toBeFocused();
      await expect(notifications(page, 'Content Deleted')).toContainText(
        'The item has been removed successfully.',
      );
      await undo(page).click();
      await expect(itemNames(page)).toHaveText([...sample]);
      await expect(notifications(page)).toHaveCount(1);
      await expect(notifications(page, 'Content Restored')).toContainText('The item is back where it was.');
      await closeRestored(page);

      // A double-click deletes one item.
      await itemButton(page, 'Delete', first).dblclick();
      await expect(notifications(page)).toHaveCount(1);
      await expect(itemNames(page)).toHaveText([second, ...others]);
      await undo(page).click();
      await expect(itemNames(page)).toHaveText([...sample]);
      await closeRestored(page);
    });
  }
});

test('emptied lists say so, as do the public screens, and items can be added again', async ({ page }) => {
  for (const { tab, add, sample, empty } of lists) {
    await openTab(page, tab);
    for (const name of [...sample].reverse()) await itemButton(page, 'Delete', name).click();
    await expect(itemNames(page)).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toContainText(empty);
    await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
    await expect(undo(page)).toHaveCount(1);
  }
  for (const [screen, region, text] of [
    [screens.home, 'How We Help', /^How We Help.*list of services is being updated/s],
    [screens.home, 'What Families Say', /^What Families Say.*stories are on the way/s],
    [screens.services, 'How We Help', /^How We Help.*list of services is being updated/s],
    [screens.programs, 'Upcoming Events', /^Upcoming Events.*No events are planned right now/s],
  ] as const) {
    await openScreen(page, screen);
    const section = page.getByRole('region', { name: region });
    await expect(section).toHaveText(text);
    await expect(section.locator('ul, ol')).toHaveCount(0);
  }
  for (const list of lists) {
    await openTab(page, list.tab);
    await addItem(page, list, list.item);
    await expect(itemNames(page)).toHaveText([list.name]);
    await expect(page.getByRole('tabpanel')).not.toContainText(list.empty);
  }
});

test.describe('the notification with Undo', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openTab(page, 'Services');
    await itemButton(page, 'Delete', 'Support Services').click();
    await expect(undo(page)).toBeVisible();
  });

  test('has no timeout, on other screens either', async ({ page }) => {
    await page.clock.runFor(10 * 60_000);
    await expect(undo(page)).toBeVisible();
    await openScreen(page, screens.services);
    await page.clock.runFor(60_000);
    await undo(page).click();
    await expect(
      page.getByRole('region', { name: 'How We Help' }).getByText('Support Services'),
    ).toBeVisible();
  });

  test('is replaced by that of the next deletion, and closes with its button and with the next save', async ({
    page,
  }) => {
    await itemButton(page, 'Delete', 'Provider Matching').click();
    await page.clock.runFor(1_000);
    await expect(undo(page)).toHaveCount(1);
    await undo(page).click();
    await expect(itemNames(page)).toHaveText([
      'Provider Matching',
      'Resource Directory',
      'Community Programs',
    ]);

    await itemButton(page, 'Delete', 'Community Programs').click();
    await expect(undo(page)).toHaveCount(1);
    await notifications(page, 'Content Deleted').getByRole('button', { name: 'Close notification' }).click();
    await page.clock.runFor(1_000);
    await expect(notifications(page, 'Content Deleted')).toHaveCount(0);
    await expect(itemNames(page)).toHaveText(['Provider Matching', 'Resource Directory']);

    await itemButton(page, 'Delete', 'Resource Directory').click();
    await expect(undo(page)).toHaveCount(1);
    await saveHero(page, { Title: 'Another' });
    await page.clock.runFor(1_000);
    await expect(undo(page)).toHaveCount(0);
    await expect(notifications(page, 'Content Updated')).toHaveCount(1);
  });

  test('can be reached and used with the keyboard, and returns the focus', async ({ page }) => {
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    while (!(await undo(page).evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_000);
    await expect(itemNames(page)).toHaveCount(4);
    await expect(itemNames(page).filter({ hasText: 'Resource Directory' })).toBeFocused();
  });
});
