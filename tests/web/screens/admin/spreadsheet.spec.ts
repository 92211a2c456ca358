import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { clickButton, field, mockDeskHost, openTab } from '../../../support/admin';
import { expectNoAxeViolations } from '../../../support/axe';
import { region } from '../../../support/regions';
import { expect, test } from '../../../support/site';

const titles = 'Título;Fecha;Hora;Lugar;Descripción';

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
  const rows = [';Café;3/4/2027;10-Jun;Here;Now', '1.796E+12;A \x93Garden\x94 Day;4/4/2027;Noon;There;Later'];
  await choose(page, [`${number};${titles}`, ...rows].join('\n'));
  const letters = region(page, 'Which of these looks right?');
  await expect(letters).toBeFocused();
  await expectNoAxeViolations(page);
  await letters.getByRole('button', { name: 'Número (en blanco si es nuevo)' }).click();
  const days = region(page, 'Which day is 3/4/2027?');
  await expect(days).toBeFocused();
  await expect(days).toContainText('Row 2 does not say whether the day or the month comes first.');
  await expect(days.getByRole('button')).toHaveText(['April 3, 2027', 'March 4, 2027', 'Cancel']);
  await expectNoAxeViolations(page);
  await days.getByRole('button', { name: 'April 3, 2027' }).click();
  const question = region(page, 'Add what is in this spreadsheet?');
  await expect(question).toBeFocused();
  await expect(question.getByRole('listitem')).toHaveText([
    'Café, April 3, 2027',
    'A “Garden” Day, April 4, 2027',
    'Row 2, Time: 6-10, not 10-Jun',
  ]);
  await expect(question).toContainText('New, although nothing here has the number in their row: 1');
  await expect(names).toHaveCount(3);
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Open Spreadsheet' })).toBeFocused();
  await expect(names).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(names).toHaveCount(3);

  const download = page.waitForEvent('download');
  await clickButton(page, 'Save as Spreadsheet');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Events.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('"1","Winter Open House","2024-12-15",');

  // An item that is deleted while the question stands is not half added.
  await choose(page, 'id,location\n1,Town Hall\n');
  await expect(question).toContainText('Changed: 1');
  await clickButton(page, 'Delete Winter Open House');
  await expect(refused).toContainText('Row 2, Date: this is missing.');
  await expect(question).toHaveCount(0);
});

test('a service without an icon has one, and can be saved in a content file', async ({ page }) => {
  await mockDeskHost(page);
  const panel = await openTab(page, 'Services');
  await choose(page, 'Title,Description\nToy Library,Toys on loan.\n');
  await region(page, 'Add what is in this spreadsheet?').getByRole('button', { name: 'Add' }).click();
  await clickButton(page, 'Edit Toy Library');
  await expect(field(page, 'Icon')).toHaveValue('heart');
  await clickButton(page, 'Cancel');
  await expect(panel.getByRole('heading', { name: 'Toy Library' })).toBeVisible();
  await clickButton(page, 'Save Content File');
  await expect(region(page, 'This cannot be saved yet')).toHaveCount(0);
});

test('a file that cannot be read is told of, and can be chosen again', async ({ page }) => {
  await mockDeskHost(page);
  await openTab(page, 'Events');
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async () => {
      Blob.prototype.arrayBuffer = arrayBuffer;
      throw new DOMException('It is locked.', 'NotReadableError');
    };
  });
  const text = 'Title,Date,Time,Location,Description\nTea,2027-05-08,Noon,Here,Now\n';
  await choose(page, text);
  await expect(region(page, 'This spreadsheet cannot be used yet. Nothing has changed.')).toContainText(
    'The file cannot be read or written. Close it in other programs',
  );
  await choose(page, text);
  await expect(region(page, 'Add what is in this spreadsheet?')).toContainText('Tea, May 8, 2027');
});
