import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../../support/display-settings';
import { pressGuideKey, pressUntil } from '../../../support/guide';
import { IDLE_SECONDS, idleWarning, openKiosk, tapDock, waitIdle } from '../../../support/kiosk';
import { readPage } from '../../../support/screen-reader';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('axe finds no violation in the settings, for staff, and in the idle warning', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Lower screen');
  await openDisplaySettings(page);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+Q');
  const learn = page.getByRole('button', { name: 'Learn a keypad' });
  await expect(learn).toBeVisible();
  await expectNoAxeViolations(page);
  await learn.click();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'F1']) await page.keyboard.press(key);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'There are no more keys' }).click();
  await expect(page.getByText('--keypad=')).toBeVisible();
  await expectNoAxeViolations(page);
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds no violation with the audio guide on, in its help and behind its curtain', async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.about);
  await changeDisplaySettings(page, { Colors: 'Black and yellow' });
  await pressGuideKey(page, 'down');
  await pressGuideKey(page, 'down');
  await expect(page.locator('.guide-caption')).not.toBeEmpty();
  await expectNoAxeViolations(page);
  await pressGuideKey(page, 'help');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await expectNoAxeViolations(page);
  await pressUntil(page, 'down', /^Hide the screen, button/);
  await pressGuideKey(page, 'action');
  await expect(page.getByText('Screen hidden. Press any key.', { exact: true }).last()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the dock is spoken in its order, with what is on and what has nothing to do', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Lower screen');
  const transcript = await readPage(page);
  expect(transcript.slice(transcript.indexOf('region, Controls'))).toEqual([
    'region, Controls',
    'button, Home',
    'button, Back, disabled',
    'button, Menu, has popup dialog',
    'button, Page up',
    'button, Page down',
    'button, Easy read, not disabled, not pressed',
    'button, Text and colors, has popup dialog',
    'button, Lower screen, Bring everything lower, pressed',
    'button, Finish, has popup dialog',
  ]);
});

/** Reads the open dialog without what is announced, which goes away after a while; other specs check it. */
async function readDialog(page: Page): Promise<string[]> {
  await expect(page.getByRole('dialog')).toBeVisible();
  const announced = page.getByRole('dialog').locator('[aria-live]');
  await announced.evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('aria-hidden', 'true');
  });
  return readPage(page, 'dialog');
}

test('the menu is spoken with its position, the current screen, and how to do the rest', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Menu');
  expect(await readDialog(page)).toEqual([
    'dialog, Menu',
    'heading, Menu, level 2',
    'button, Close',
    'navigation, Main menu',
    'list',
    'item 1 of 6: link, Home, current page',
    'item 2 of 6: link, About',
    'item 3 of 6: link, Services',
    'item 4 of 6: link, Programs',
    'item 5 of 6: link, Get Involved',
    'item 6 of 6: link, Contact',
    'Ask at the desk right here',
    'button, (212) 555-0142, has popup dialog',
    'button, Volunteer, Not online yet. Ask at the desk right here, or call (212) 555-0142.',
    'button, Donate Now, Not online yet. Ask at the desk right here, or call (212) 555-0142.',
  ]);
});

test('the question before Finish and the idle warning are spoken with what will be erased', async ({
  page,
}) => {
  await openKiosk(page);
  await tapDock(page, 'Finish');
  expect(await readDialog(page)).toEqual([
    'dialog, Finish and clear?',
    'heading, Finish and clear?, level 2',
    'Everything you typed or chose here will be erased.',
    'button, No, keep going',
    'button, Yes, finish',
  ]);
  await page.keyboard.press('Escape');
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  expect(await readDialog(page)).toEqual([
    'dialog, Are you still there?',
    'heading, Are you still there?, level 2',
    'This screen is about to start over for the next visitor. Anything you typed here will be erased.',
    'button, I am still here',
  ]);
});
