import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { displaySettingsButton, displaySettingsDialog } from '../support/display-settings';
import { readPdf } from '../support/pdf';
import { fillSheet, sheetPanel } from '../support/take-home';
import type { DesktopApp } from './support/driver';
import { choosePath, clickMenu } from './support/in-main';
import { expect, test } from './support/test';

const papers = { Letter: [612, 792], A4: [595, 842] } as const;

/** Opens the sheet, which needs a script that the menu does not wait for. */
async function openSheet(app: DesktopApp, window: Page): Promise<void> {
  await expect(async () => {
    await clickMenu(app, 'takeHome');
    await expect(sheetPanel(window)).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function savePdf(window: Page, path: string) {
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
    const { texts, smallestText, ...pdf } = await savePdf(window, path);
    const isEnglish = language === 'English';
    expect(pdf, `${language} on ${paper} at ${percent}`).toEqual({
      size: papers[paper],
      title: isEnglish ? 'For You From Weaving Hope' : 'Para usted, de Weaving Hope',
      language: isEnglish ? 'en' : 'es',
      isTagged: true,
    });
    expect(texts).toHaveLength(isEnglish ? 1 : 2);
    expect(smallestText).toBeCloseTo(percent === '200%' ? 22 : 16, 1);
    expect(texts.join()).toContain(isEnglish ? 'Educational Workshops' : 'Talleres educativos');
    await window.keyboard.press('Escape');
  }
});
