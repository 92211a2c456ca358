import { basename, join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import type { PaperSize, SaveAnswer } from '../../../src/host/types';
import { saveError } from '../content/file-error';
import { writeAtomically } from '../content/write-atomically';
import type { AppLanguage } from '../language/app-language';
import { desktopCopy } from '../language/desktop-copy';

const paperSizes: readonly unknown[] = ['Letter', 'A4'] satisfies PaperSize[];

const isPaperSize = (value: unknown): value is PaperSize => paperSizes.includes(value);

async function savePdf(
  window: BrowserWindow,
  language: AppLanguage,
  pageSize: PaperSize,
): Promise<SaveAnswer> {
  const { sheetFile } = desktopCopy[language.current];
  try {
    // Before the question, since the page prints as it is now.
    const pdf = await window.webContents.printToPDF({
      pageSize,
      preferCSSPageSize: true,
      // The page has its own.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      printBackground: true,
      generateTaggedPDF: true,
    });
    const { filePath } = await dialog.showSaveDialog(window, {
      defaultPath: join(app.getPath('documents'), `${sheetFile.name}.pdf`),
      filters: [{ name: sheetFile.filter, extensions: ['pdf'] }],
      properties: ['showOverwriteConfirmation'],
    });
    if (!filePath) return { result: 'canceled' };
    await writeAtomically(filePath, pdf);
    return { result: 'saved', name: basename(filePath) };
  } catch (error) {
    return saveError(error);
  }
}

/**
 * Saves what the page prints as a PDF, where staff choose. The page never sees a path, nor chooses one. Requests share a
 * question that is open already.
 *
 * @returns the handler of a request, which gets the size of the paper
 */
export function sheetSaver(
  window: BrowserWindow,
  language: AppLanguage,
): (paper: unknown) => Promise<SaveAnswer> {
  let saving: Promise<SaveAnswer> | undefined;
  return async (paper) => {
    if (!isPaperSize(paper)) return { result: 'failed' };
    saving ??= savePdf(window, language, paper).finally(() => {
      saving = undefined;
    });
    return saving;
  };
}
