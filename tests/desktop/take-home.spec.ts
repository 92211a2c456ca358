import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { DesktopApp } from '../support/desktop/driver';
import { choosePath, clickMenu } from '../support/desktop/in-main';
import { expect, test } from '../support/desktop/test';
import { displaySettingsButton, displaySettingsDialog } from '../support/display-settings';
import { type Pdf, readPdf } from '../support/pdf';
import { fillSheet, sheetPanel } from '../support/take-home';

const papers = { Letter: [612, 792], A4: [595, 842] } as const;

/** Opens the sheet, which needs a script that the menu does not wait for. */
async function openSheet(app: DesktopApp, window: Page): Promise<void> {
  await expect(async () => {
    await clickMenu(app, 'takeHome');
    await expect(sheetPanel(window)).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function savePdf(window: Page, path: string): Promise<Pdf> {
  await sheetPanel(window).getByRole('button', { name: 'Save as PDF' }).click();
  await expect(window.getByText('Saved. The sheet is in sheet.pdf.')).toBeVisible();
  return readPdf(await readFile(path));
}

test('six items take one page, in two languages or larger print two', async ({ app, window }) => {
  const path = test.info().outputPath('sheet.pdf');
  await choosePath(app, path);
  await fillSheet(window);
  for (const [percent, language, paper] of [
    ['100%', 'Español and English', 'A4'],
    ['100%', 'English', 'Letter'],
    ['200%', 'Español', 'Letter'],
  ] as const) {
    await displaySettingsButton(window).click();
    await displaySettingsDialog(window).getByRole('radio', { name: percent }).check();
    await window.keyboard.press('Escape');
    await openSheet(app, window);
    await sheetPanel(window).getByRole('radio', { name: language, exact: true }).check();
    await sheetPanel(window).getByRole('radio', { name: paper, exact: true }).check();
    const { text, smallestText, ...pdf } = await savePdf(window, path);
    const isEnglish = language === 'English';
    expect(pdf, `${language} on ${paper} at ${percent}`).toEqual({
      pages: language === 'English' && percent === '100%' ? 1 : 2,
      size: papers[paper],
      title: isEnglish ? 'For You From Weaving Hope' : 'Para usted, de Weaving Hope',
      language: isEnglish ? 'en' : 'es',
      isTagged: true,
    });
    expect(smallestText).toBeCloseTo(percent === '200%' ? 22 : 16, 1);
    expect(text).toContain(isEnglish ? 'Educational Workshops' : 'Talleres educativos');
    await window.keyboard.press('Escape');
  }
});

test('New Visitor leaves nothing of a sheet; what cannot be saved says why', async ({ app, window }) => {
  const path = test.info().outputPath('sheet.pdf');
  await fillSheet(window);
  await openSheet(app, window);
  await sheetPanel(window).getByRole('textbox', { name: 'Who to ask for' }).fill('Ms. Rivera');
  await sheetPanel(window).getByRole('textbox', { name: 'Note' }).fill('Bring the letter.');
  for (const [wrong, said] of [
    ['', 'The sheet was not saved.'],
    [test.info().outputPath('missing', 'sheet.pdf'), 'The file or its folder is not there.'],
  ] as const) {
    await choosePath(app, wrong);
    await sheetPanel(window).getByRole('button', { name: 'Save as PDF' }).click();
    await expect(sheetPanel(window).getByText(said)).toBeVisible();
  }
  await choosePath(app, path);
  expect((await savePdf(window, path)).text).toMatch(/Ask for: Ms\. Rivera Bring the letter\./);

  await clickMenu(app, 'newVisitor');
  await expect(sheetPanel(window)).toHaveCount(0);
  await expect(window).toHaveTitle(/^Home/);
  await openSheet(app, window);
  await expect(sheetPanel(window).getByText('The sheet is empty.').filter({ visible: true })).toBeVisible();
});
