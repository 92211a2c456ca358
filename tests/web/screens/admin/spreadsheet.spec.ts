import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { clickButton, mockDeskHost, openTab } from '../../../support/admin';
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

test('in a browser, there are no spreadsheets', async ({ page }) => {
  await openTab(page, 'Events');
  await expect(region(page, 'Spreadsheet')).toHaveCount(0);
});

test('in the desktop app, staff add events from a spreadsheet, undo that, and save one', async ({ page }) => {
  await mockDeskHost(page);
  const panel = await openTab(page, 'Events');
  const names = panel.getByRole('list').first().getByRole('heading', { level: 3 });
  await choose(page, `${titles}\nCafé;2027-02-30;;Here;Now\n`);
  const refused = region(page, 'This spreadsheet cannot be used yet. Nothing has changed.');
  await expect(refused).toBeFocused();
  await expect(refused.getByRole('listitem')).toHaveText([
    'Row 2, Date: “2027-02-30” is not a date. Write it as 2026-12-15.',
    'Row 2, Time: this is missing.',
  ]);

  await choose(
    page,
    `${titles}\nCafé;5/8/2027;9:00 AM;Here;Now\nA \x93Garden\x94 Day;2027-05-09;Noon;There;Later\n`,
  );
  const question = region(page, 'Add what is in this spreadsheet?');
  await expect(question.getByRole('listitem')).toHaveText([
    'Café, May 8, 2027',
    'A “Garden” Day, May 9, 2027',
  ]);
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
  expect(await readFile(await saved.path(), 'utf8')).toContain('1,Winter Open House,2024-12-15,');
});
