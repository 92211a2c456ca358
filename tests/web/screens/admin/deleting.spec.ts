import type { Page } from 'playwright/test';
import { home as homeOf } from '@/copy/en/page';
import { programs as programsOf, services as servicesOf } from '@/copy/en/screens';
import { addItem, itemButton, itemNames, lists, openTab, saveHero } from '../../../support/admin';
import { facts } from '../../../support/filled-copy';
import { notifications } from '../../../support/notifications';
import { region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const [home, services, programs] = [homeOf(facts.en), servicesOf(facts.en), programsOf(facts.en)];

const undo = (page: Page) => notifications(page).getByRole('button', { name: 'Undo', exact: true });

const closeNotification = (page: Page, title: string) =>
  notifications(page, title).getByRole('button', { name: 'Close notification' }).click();

test('Delete is immediate and can be undone; emptied lists say so', async ({ page }) => {
  for (const { tab, sample } of lists) {
    const [first, second, ...others] = sample;
    await test.step(tab, async () => {
      await openTab(page, tab);
      await itemButton(page, 'Delete', second).dblclick();
      await expect(itemNames(page)).toHaveText([first, ...others]);
      await expect(itemNames(page).nth(1)).toBeFocused();
      await expect(notifications(page)).toHaveCount(1);
      await expect(notifications(page, 'Content Deleted')).toContainText(
        'The item has been removed successfully.',
      );
      await undo(page).click();
      await expect(itemNames(page)).toHaveText([...sample]);
      await expect(notifications(page)).toHaveCount(1);
      await closeNotification(page, 'Content Restored');
      await expect(notifications(page)).toHaveCount(0);
    });
  }

  await test.step('emptied lists say so, as do the public screens', async () => {
    for (const { tab, add, sample, empty } of lists) {
      await openTab(page, tab);
      for (const name of [...sample].reverse()) await itemButton(page, 'Delete', name).click();
      await expect(itemNames(page)).toHaveCount(0);
      await expect(page.getByRole('tabpanel')).toContainText(empty);
      await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
    }
    for (const [screen, name, text] of [
      [screens.home, 'How We Help', home.services.empty],
      [screens.home, 'What Families Say', home.testimonials.empty],
      [screens.services, 'How We Help', services.list.empty],
      [screens.programs, 'Upcoming Events', programs.events.empty],
    ] as const) {
      await openScreen(page, screen);
      await expect(region(page, name)).toContainText(text);
      await expect(region(page, name).locator('h3, figure')).toHaveCount(0);
    }
  });

  await test.step('items can be added again', async () => {
    for (const list of lists) {
      await openTab(page, list.tab);
      await addItem(page, list, list.item);
      await expect(itemNames(page)).toHaveText([list.name]);
      await expect(page.getByRole('tabpanel')).not.toContainText(list.empty);
    }
    await openScreen(page, screens.home);
    await expect(
      region(page, 'What Families Say').getByRole('img', { name: 'Rated 4 out of 5' }),
    ).toBeVisible();
  });
});

// How the keyboard reaches it: components/ui/notifications.test.tsx.
test('the notification with Undo stays, and makes way for the next', async ({ page }) => {
  await page.clock.install();
  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  await page.clock.runFor(10 * 60_000);
  await openScreen(page, screens.services);
  await undo(page).click();
  await expect(region(page, 'How We Help').getByText('Support Services')).toBeVisible();

  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  await itemButton(page, 'Delete', 'Provider Matching').click();
  await expect(undo(page)).toHaveCount(1);
  await undo(page).click();
  await expect(itemNames(page)).toHaveText(['Provider Matching', 'Resource Directory', 'Community Programs']);

  await itemButton(page, 'Delete', 'Resource Directory').click();
  await expect(undo(page)).toHaveCount(1);
  await saveHero(page, { Title: 'Another' });
  await expect(notifications(page)).toHaveCount(1);
  await expect(notifications(page, 'Content Updated')).toHaveCount(1);
});
