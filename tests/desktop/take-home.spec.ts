import { readFile } from 'node:fs/promises';
import { displaySettingsButton, displaySettingsDialog } from '../support/display-settings';
import { readPdf } from '../support/pdf';
import { fillTakeHomePage, takeHomePanel } from '../support/take-home';
import { choosePath, chooseUntil } from './support/in-main';
import { expect, test } from './support/test';

test('six items take one page, in two languages or larger print two', async ({ app, window }) => {
  const path = test.info().outputPath('page.pdf');
  const panel = takeHomePanel(window);
  await choosePath(app, path);
  await fillTakeHomePage(window);
  for (const [percent, language] of [
    ['100%', 'Español and English'],
    ['100%', 'English'],
    ['200%', 'Español'],
  ] as const) {
    await displaySettingsButton(window).click();
    await displaySettingsDialog(window).getByRole('radio', { name: percent }).check();
    await window.keyboard.press('Escape');
    await chooseUntil(app, 'takeHome', () => expect(panel).toBeVisible({ timeout: 500 }));
    await panel.getByRole('radio', { name: language, exact: true }).check();
    await panel.getByRole('button', { name: 'Save as PDF' }).click();
    await expect(window.getByText('Saved. The take-home page is in page.pdf.')).toBeVisible();
    const { texts, smallestText, ...pdf } = await readPdf(await readFile(path));
    const isEnglish = language === 'English';
    const title = isEnglish ? 'For You From Weaving Hope' : 'Para usted, de Weaving Hope';
    const expected = { size: [612, 792], title, language: isEnglish ? 'en' : 'es', isTagged: true };
    expect(pdf, `${language} at ${percent}`).toEqual(expected);
    expect(texts).toHaveLength(isEnglish ? 1 : 2);
    expect(smallestText).toBeCloseTo(percent === '200%' ? 22 : 16, 1);
    expect(texts.join()).toContain(isEnglish ? 'Educational Workshops' : 'Talleres educativos');
    await window.keyboard.press('Escape');
  }
});
