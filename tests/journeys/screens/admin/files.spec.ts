import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { addItem, clickButton, field, itemNames, lists, openTab, saveHero } from '../../../support/admin';
import { expectNoAxeViolations } from '../../../support/axe';
import { exampleFile, message, openFile } from '../../../support/content-file';
import { mockDeskHost } from '../../../support/desk';
import { notifications } from '../../../support/notifications';
import { region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const [, , events] = lists;
const { events: exampleEvents } = exampleFile;

async function saveFile(page: Page): Promise<{ foundation: object }> {
  const download = page.waitForEvent('download');
  await clickButton(page, 'Save Content File');
  const file = await download;
  expect(file.suggestedFilename()).toBe('weaving-hope-content-2026-11-23.json');
  return JSON.parse(await readFile(await file.path(), 'utf8'));
}

test('a saved file restores the edits after a reload, and Undo takes that back', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  await saveHero(page, { Title: 'Welcome' });
  await openTab(page, 'Events');
  await addItem(page, events, events.item);
  await expect(page.getByText('Some changes are not in a file yet.')).toBeVisible();
  const { foundation, ...content } = await saveFile(page);
  await expect(page.getByText('There is nothing new to save.')).toBeVisible();
  const saved = { ...content, foundation: { ...foundation, name: 'Harbor House', crisisLine: '' } };

  await page.reload();
  await openTab(page, 'Events');
  await openFile(page, saved);
  const question = message(page, 'Replace what is here?');
  await expect(question).toBeFocused();
  await expect(question).toContainText('our-content.jsonThis file was saved on November 23, 2026.');
  for (const changed of ['Foundation: Harbor House', 'Hero Section: Welcome', 'Events: 4 instead of 3'])
    await expect(question.getByRole('listitem').filter({ hasText: changed })).toHaveCount(1);
  await expect(question).toContainText('Forms that are open will close without saving.');
  await clickButton(page, events.add);
  await field(page, 'Title').fill('Picnic');
  await saveFile(page);
  await expect(notifications(page, 'Content File Saved')).toContainText('A form is still open.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(itemNames(page)).toHaveText([...events.sample]);

  await openFile(page, saved);
  await clickButton(page, 'Replace');
  await expect(page.getByRole('button', { name: 'Open Content File' })).toBeFocused();
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  await expect(itemNames(page)).toHaveText([...events.sample, events.name]);
  await openScreen(page, screens.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  const crisisLine = page.getByRole('contentinfo').getByText('In a crisis?');
  await expect(page.getByRole('link', { name: 'Harbor House, go to Home' })).toBeVisible();
  await expect(crisisLine).toHaveCount(0);

  await notifications(page, 'Content Replaced').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  await expect(crisisLine).toBeVisible();
  await expect(notifications(page, 'Content Restored')).toBeVisible();
});

test('a file with a problem changes nothing, and the message names the field', async ({ page }) => {
  await openTab(page, 'Events');
  const wrong = { ...exampleEvents[0], date: '2026-02-30' };
  await openFile(page, { ...exampleFile, events: [...exampleEvents, wrong] });
  const refusal = message(page, 'This file cannot be opened. Nothing has changed.');
  await expect(refusal).toBeFocused();
  await expect(refusal.getByRole('listitem')).toHaveText(['Event 3: the date 2026-02-30 does not exist.']);
  await expect(itemNames(page)).toHaveText([...events.sample]);
});

/** Chooses a file as spreadsheet programs of Windows write it. */
async function choose(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await clickButton(page, 'Open Spreadsheet');
  const buffer = Buffer.from(text, 'latin1');
  await (await chooser).setFiles({ name: 'events.csv', mimeType: 'text/csv', buffer });
}

test('in the desktop app, staff add events from a spreadsheet, undo that, and save one', async ({ page }) => {
  await mockDeskHost(page);
  const panel = await openTab(page, 'Events');
  const names = panel.getByRole('list').first().getByRole('heading', { level: 3 });
  await choose(page, 'title;date;time;location;description\nTea;2027-02-30;;Here;Now\n');
  const refused = region(page, 'This spreadsheet cannot be used yet. Nothing has changed.');
  await expect(refused).toBeFocused();
  await expect(refused.getByRole('listitem')).toHaveText([
    'Row 2, Date: “2027-02-30” is not a date. Write it as 2026-12-15.',
    'Row 2, Time: this is missing.',
  ]);

  const number = 'Número (en blanco si es nuevo)';
  const rows = [
    ';Café;3/4/2027;10-Jun;Here;Now',
    '1.796E+12;A \x93Garden\x94 Day;15/4/2027;Noon;There;Later',
  ];
  await choose(page, [`${number};Título;Fecha;Hora;Lugar;Descripción`, ...rows].join('\n'));
  const question = region(page, 'Add what is in this spreadsheet?');
  await expect(question).toBeFocused();
  await expect(question.getByRole('listitem')).toHaveText([
    'Café, April 3, 2027',
    'A “Garden” Day, April 15, 2027',
    'Row 2, Time: 6-10, not 10-Jun',
  ]);
  await expect(names).toHaveCount(3);
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(names).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(names).toHaveCount(3);

  const download = page.waitForEvent('download');
  await clickButton(page, 'Save as Spreadsheet');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Events.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('"#1","Winter Open House","2024-12-15",');
});
