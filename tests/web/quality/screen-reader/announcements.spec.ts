import type { Locator, Page } from 'playwright/test';
import { itemButton, openTab } from '../../../support/admin';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../../support/display-settings';
import { further } from '../../../support/matrix';
import { notifications } from '../../../support/notifications';
import { recordAnnouncements } from '../../../support/screen-reader';
import { expect, follow, openScreen, screens, test } from '../../../support/site';

const { home } = screens;

/** The live regions with that text. */
function liveText(page: Page, text: string): Locator {
  return page.locator('[aria-live]').filter({ hasText: text });
}

test('opening a screen announces its heading; going Back or Forward announces its title, and what gets the focus', async ({
  page,
}) => {
  await openScreen(page, home);
  const announcements = await recordAnnouncements(page);
  await follow(page, 'About');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await expect(liveText(page, 'Home – Weaving Hope')).toHaveCount(1);
  await page.goForward();
  await expect(liveText(page, 'About – Weaving Hope')).toHaveCount(1);
  expect(await announcements()).toEqual([
    'link, About',
    'heading, About Weaving Hope, level 1',
    'link, About',
    'polite: Home – Weaving Hope',
    'heading, About Weaving Hope, level 1',
    'polite: About – Weaving Hope',
  ]);
});

test('the full page after Easy read is announced', async ({ page }) => {
  await openScreen(page, screens.about);
  await page.getByRole('button', { name: 'Easy read' }).click();
  await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
  const announcements = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Show the full page' }).click();
  await expect(liveText(page, 'You are back on the full page.')).toHaveCount(1);
  expect(await announcements()).toEqual([
    'button, Show the full page',
    'heading, About Weaving Hope, level 1',
    'polite: You are back on the full page.',
  ]);
});

test('the display settings announce their title and a reset; a screen reader says each option by itself', async ({
  page,
}) => {
  await openScreen(page, home);
  const announcements = await recordAnnouncements(page);
  await openDisplaySettings(page);
  const dialog = displaySettingsDialog(page);
  const announced = dialog.locator('[aria-live]');
  await expect(announced).toHaveText('Text and colors');
  await displaySettingsOption(page, 'Text size', '100%').focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Reset settings' }).click();
  await expect(announced).toHaveText('Text and colors have been reset');
  expect(await announcements()).toEqual([
    'button, Text and colors, has popup dialog',
    'dialog, Text and colors',
    'button, Close',
    'polite: Text and colors',
    'radio, 100%, checked, 1 of 5',
    'radio, 125%, not checked, 2 of 5',
    'button, Reset settings',
    'polite: Text and colors have been reset',
  ]);
});

test('announcements are removed, so that they are neither read later nor repeated', async ({ page }) => {
  await page.clock.install();
  await openScreen(page, home);
  await follow(page, 'About');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  await page.clock.runFor(1_000);
  await expect(liveText(page, 'Home – Weaving Hope')).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(liveText(page, 'Home – Weaving Hope')).toHaveCount(0);
});

test('deleting and undoing announce the notification and where the focus goes', async ({ page }) => {
  await openTab(page, 'Services');
  const announcements = await recordAnnouncements(page);
  await itemButton(page, 'Delete', 'Support Services').click();
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notifications(page, 'Content Restored')).toHaveCount(1);
  expect(await announcements()).toEqual([
    'button, Delete Support Services',
    'heading, Resource Directory, level 3',
    'polite: Content Deleted The item has been removed successfully. Undo',
    'button, Undo',
    'heading, Resource Directory, level 3',
    'polite: Content Restored The item is back where it was.',
  ]);
});

test('each row marked as being edited is announced', further, async ({ page }) => {
  await openTab(page, 'Services');
  const announcements = await recordAnnouncements(page);
  await itemButton(page, 'Edit', 'Support Services').click();
  await itemButton(page, 'Edit', 'Community Programs').click();
  expect(await announcements()).toEqual([
    'button, Edit Support Services',
    'polite: Being edited',
    'polite: To change an item here, delete it and add it again. In the desktop app, Edit opens a form.',
    'button, Edit Community Programs',
    'polite: Being edited',
    'polite: To change an item here, delete it and add it again. In the desktop app, Edit opens a form.',
  ]);
});
