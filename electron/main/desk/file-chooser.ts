import { lstat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { fill } from '../../../src/lib/fill';
import type { AppLanguage } from '../language/app-language';
import { type DesktopCopy, desktopCopy } from '../language/desktop-copy';
import { isFolder } from '../lib/is-folder';
import { showQuestion } from './show-question';

interface FileKind {
  /** The extension in lower case, without its dot. */
  readonly extension: string;
  readonly filter: (copy: DesktopCopy) => string;
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Adds the extension if the path lacks it. The dialogs of Linux do not add it, and Open then hides the file. */
function withExtension(path: string, extension: string): string {
  return extname(path).toLowerCase() === `.${extension}` ? path : `${path}.${extension}`;
}

/**
 * Lets staff choose files in front of a window. Begins in their documents, and then where the last file was: without a
 * folder Electron would begin in the downloads each time.
 *
 * @param startPath a file that is in use already, to begin in its folder
 */
export function fileChooser(
  window: BrowserWindow,
  language: AppLanguage,
  { extension, filter }: FileKind,
  startPath?: string,
) {
  let lastFolder = startPath && dirname(startPath);

  const filters = () => [{ name: filter(desktopCopy[language.current]), extensions: [extension] }];

  /** The last folder may be on a drive that was unplugged. */
  async function folder(): Promise<string> {
    return lastFolder !== undefined && (await isFolder(lastFolder)) ? lastFolder : app.getPath('documents');
  }

  function askToReplace(path: string) {
    const { message, detail, cancel, rename, replace } = desktopCopy[language.current].existingFile;
    return showQuestion(window, {
      message: fill(message, { name: basename(path) }),
      detail,
      choices: [
        ['cancel', cancel],
        ['rename', rename],
        ['replace', replace],
      ],
    });
  }

  /**
   * Asks where to save; staff have agreed to replace any file that is there. `undefined` if they cancel.
   *
   * @param name the suggested name of the file
   */
  async function toSave(name: string): Promise<string | undefined> {
    const { filePath } = await dialog.showSaveDialog(window, {
      title: desktopCopy[language.current].fileDialog.save,
      defaultPath: join(await folder(), name),
      filters: filters(),
      properties: ['showOverwriteConfirmation'],
    });
    if (!filePath) return undefined;
    lastFolder = dirname(filePath);
    const path = withExtension(filePath, extension);
    // The system's dialog has asked about replacing its own path, but not about the one with the extension.
    if (path === filePath || !(await exists(path))) return path;
    const choice = await askToReplace(path);
    if (choice === 'rename') return toSave(basename(path));
    return choice === 'replace' ? path : undefined;
  }

  return {
    /** Asks for a file to open; `undefined` if staff cancel. */
    async toOpen() {
      const { filePaths } = await dialog.showOpenDialog(window, {
        title: desktopCopy[language.current].fileDialog.open,
        defaultPath: await folder(),
        filters: filters(),
        properties: ['openFile'],
      });
      const [path] = filePaths;
      if (path !== undefined) lastFolder = dirname(path);
      return path;
    },
    toSave,
  };
}
