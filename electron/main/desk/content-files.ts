import { basename, join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { MAX_BYTES } from '../../../src/content-file/content-file';
import type { FileAnswer, SaveAnswer } from '../../../src/host/types';
import { saveError } from '../content/file-error';
import { readFileForPage } from '../content/read-file';
import { writeAtomically } from '../content/write-atomically';
import type { AppLanguage } from '../language/app-language';
import { desktopCopy } from '../language/desktop-copy';

/** The content files that staff save and open at a desk. */
export interface ContentFiles {
  /** Lets staff choose a file, and reads it; `undefined` if they choose none. */
  open(): Promise<FileAnswer | undefined>;
  /** Writes to the file whose content the page shows, or else to one that staff choose. */
  save(text: unknown, asOther: unknown): Promise<SaveAnswer>;
  /** The page shows the content of a file that was read: from now on, Save writes to that one. Without a hash, Save asks. */
  setShown(hash: unknown): void;
}

/**
 * Opens and saves the content files of a window. The page never sees a path, nor chooses one.
 *
 * @param startPath the file that the app was started with, if any
 */
export function contentFiles(
  window: BrowserWindow,
  language: AppLanguage,
  startPath: string | undefined,
): ContentFiles {
  /** The files that were opened, by their hash. */
  const opened = new Map<string, string>();
  /** The file whose content the page shows, so not one that it refused. */
  let shown: string | undefined;

  /** The question that is open. Two requests share it: a shortcut that is held repeats. */
  let choosing: Promise<string | undefined> | undefined;
  let opening: Promise<FileAnswer | undefined> | undefined;

  const filters = () => [{ name: desktopCopy[language.current].menu.contentFiles, extensions: ['json'] }];

  async function askForPath(): Promise<string | undefined> {
    const defaultPath = shown ?? join(app.getPath('documents'), 'weaving-hope-content.json');
    const { filePath } = await dialog.showSaveDialog(window, {
      defaultPath,
      filters: filters(),
      properties: ['showOverwriteConfirmation'],
    });
    return filePath || undefined;
  }

  function choosePath(): Promise<string | undefined> {
    choosing ??= askForPath().finally(() => {
      choosing = undefined;
    });
    return choosing;
  }

  async function readChosen(): Promise<FileAnswer | undefined> {
    const { filePaths } = await dialog.showOpenDialog(window, {
      ...(shown !== undefined && { defaultPath: shown }),
      filters: filters(),
      properties: ['openFile'],
    });
    const [path] = filePaths;
    if (path === undefined) return undefined;
    const answer = await readFileForPage(path);
    if ('text' in answer) opened.set(answer.sha256, path);
    return answer;
  }

  return {
    open() {
      opening ??= readChosen().finally(() => {
        opening = undefined;
      });
      return opening;
    },
    async save(text, asOther) {
      if (typeof text !== 'string' || Buffer.byteLength(text) > MAX_BYTES) return { result: 'failed' };
      const path = asOther === true ? await choosePath() : (shown ?? (await choosePath()));
      if (path === undefined) return { result: 'canceled' };
      try {
        await writeAtomically(path, text);
      } catch (error) {
        return saveError(error);
      }
      shown = path;
      return { result: 'saved', name: basename(path) };
    },
    setShown(hash) {
      // Any other file is the one that the app was started with.
      shown = typeof hash === 'string' ? (opened.get(hash) ?? startPath) : undefined;
    },
  };
}
