import { basename } from 'node:path';
import type { BrowserWindow } from 'electron';
import type { SaveResult } from '../../../src/host/messages';
import type { AppLanguage } from '../language/app-language';
import { saveError } from '../lib/file-error';
import { runOneAtATime } from '../lib/run-one-at-a-time';
import { withTimeLimit } from '../lib/time-limit';
import { writeAtomically } from '../lib/write-atomically';
import { fileChooser } from './file-chooser';

/** The longest wait for Chromium. Without a limit, a page that hangs would block every later request. */
const PDF_MS = 30_000;

async function savePdf(
  { webContents }: BrowserWindow,
  chooser: ReturnType<typeof fileChooser>,
  name: string,
): Promise<SaveResult> {
  try {
    // Starts printing before the dialog opens, so that the file shows the page as it is now.
    const printing = webContents.printToPDF({ preferCSSPageSize: true, generateTaggedPDF: true });
    const pdf = await withTimeLimit(PDF_MS, printing);
    if (!pdf) return { kind: 'failed' };
    const path = await chooser.toSave(`${name}.pdf`);
    if (path === undefined) return { kind: 'canceled' };
    await writeAtomically(path, pdf);
    return { kind: 'saved', name: basename(path) };
  } catch (error) {
    return saveError(error);
  }
}

/**
 * Saves what the page prints as a PDF, where staff choose. The page suggests a name, but never sees a path, nor chooses one.
 * Requests for the same name share a dialog that is already open.
 */
export function pdfSaver(
  window: BrowserWindow,
  language: AppLanguage,
): (name: string) => Promise<SaveResult> {
  const chooser = fileChooser(window, language, {
    extension: 'pdf',
    filter: ({ fileDialog }) => fileDialog.pdf,
  });
  return runOneAtATime((name: string) => savePdf(window, chooser, name));
}
