import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { answer, finder, finderHeading, parentsAnswers } from '../support/finder';
import { anyMarker, bytesInMemory, marker, markersInMemory } from '../support/heap';
import { memory } from '../support/matrix';
import { notifications } from '../support/notifications';
import { readPageTexts } from '../support/pdf';
import { sheetPanel } from '../support/take-home';
import type { DesktopApp } from './support/driver';
import { choosePath, clickMenu } from './support/in-main';
import { expect, goTo, test } from './support/test';

const FAMILIES = 4;

const tools = (window: Page) => window.getByRole('region', { name: 'Desk tools' });

/** Types as a keyboard does: a value that a script sets would also be in what the script leaves behind. */
async function type(window: Page, name: string, text: string): Promise<void> {
  await window.getByRole('textbox', { name }).focus();
  await window.keyboard.insertText(text);
}

async function findOnScreen(app: DesktopApp, window: Page, word: string): Promise<void> {
  const bar = window.getByRole('search', { name: 'Find on this screen' });
  await clickMenu(app, 'find');
  await bar.getByRole('textbox').fill('wheelchair');
  await expect(bar).toContainText(/1 of \d/);
  await window.keyboard.press('Enter');
  // Last: it is what the bar would keep.
  await bar.getByRole('textbox').fill('');
  await type(window, 'Find on this screen', word);
  await expect(bar).toContainText('Not found');
  await window.keyboard.press('Escape');
  await expect(bar).toBeHidden();
}

/** Prints a sheet with a name on it to a file, and returns what is on the paper. */
async function printSheet(window: Page, name: string, path: string): Promise<string> {
  await tools(window).getByRole('button', { name: 'Sheet (3)' }).click();
  await type(window, 'Who to ask for', name);
  await sheetPanel(window).getByRole('button', { name: 'Save as PDF' }).click();
  await expect(window.getByText('Saved. The sheet is in sheet.pdf.')).toBeVisible();
  const pages = await readPageTexts(await readFile(path));
  expect(pages).toHaveLength(1);
  return pages.join();
}

test(
  'of several families at a desk, none leaves a trace for the next, and memory does not grow',
  memory,
  async ({ app, window }) => {
    const path = test.info().outputPath('sheet.pdf');
    await choosePath(app, path);
    await expect(tools(window)).toBeVisible();
    let bytesAtHalf = 0;

    for (let family = 1; family <= FAMILIES; family += 1) {
      await goTo(window, '#/services');
      // A screen that is still being fetched takes the focus once it is there.
      await expect(
        window.getByRole('heading', { level: 1, name: 'Services That Fit Your Life' }),
      ).toBeFocused();
      await findOnScreen(app, window, marker(`word${family}`));
      for (const label of parentsAnswers) await answer(window, label);
      await expect(finderHeading(window)).toHaveText('Good Places to Start');
      const unadded = finder(window).getByRole('button', { name: 'Add to sheet:' });
      for (const left of [2, 1, 0]) {
        await unadded.first().click();
        await expect(unadded).toHaveCount(left);
      }
      const name = marker(`name${family}`);
      const paper = await printSheet(window, name, path);
      expect(paper.match(anyMarker)).toEqual([name]);
      await sheetPanel(window).getByRole('button', { name: 'Close' }).click();

      await clickMenu(app, 'newVisitor');
      await expect(notifications(window, 'Ready for the next visitor.')).toBeVisible();
      await expect(tools(window).getByRole('button', { name: 'Sheet (0)' })).toBeVisible();
      expect(await window.content()).not.toMatch(anyMarker);
      if (family === FAMILIES / 2) bytesAtHalf = await bytesInMemory(window);
    }

    // Until then, the press guard knows the last button that was pressed.
    await expect.poll(() => markersInMemory(window), { timeout: 30_000 }).toEqual([]);
    expect(await bytesInMemory(window)).toBeLessThan(bytesAtHalf * 1.05);
  },
);
