import { basename, extname } from 'node:path';
import type { BrowserWindow } from 'electron';
import { contentFileName } from '../../../src/content/file-name';
import { MAX_BYTES } from '../../../src/content/file-rules';
import type { FileResult, SaveResult } from '../../../src/host/messages';
import { fill } from '../../../src/lib/fill';
import { builtContent } from '../content/built-content';
import { isInSite } from '../content/content-in-site';
import { readFileForPage, sha256Of } from '../content/read-file';
import type { StartFile } from '../content/start-file';
import type { AppLanguage } from '../language/app-language';
import { type DesktopCopy, desktopCopy } from '../language/desktop-copy';
import { saveError } from '../lib/file-error';
import { runOneAtATime } from '../lib/run-one-at-a-time';
import { writeAtomically } from '../lib/write-atomically';
import { fileChooser } from './file-chooser';
import { describeDifferences } from './file-differences';
import { decideOverwrite } from './replace-policy';
import { showQuestion } from './show-question';

interface ShownFile {
  readonly path: string;
  readonly sha256: string;
}

function askAboutChange(
  window: BrowserWindow,
  name: string,
  lines: readonly string[],
  { changedFile }: DesktopCopy,
) {
  const { message, detail, differences, keep, copy, replace } = changedFile;
  return showQuestion(window, {
    message: fill(message, { name }),
    detail: lines.length > 0 ? [detail, '', differences, ...lines].join('\n') : detail,
    choices: [
      ['keep', keep],
      ['copy', copy],
      ['replace', replace],
    ],
  });
}

function nameOfCopy(path: string, { changedFile }: DesktopCopy): string {
  const extension = extname(path);
  return fill(changedFile.copyName, { name: basename(path, extension) }) + extension;
}

/** Opens and saves a window's content files. The page never sees or chooses a path. */
export function contentFiles(
  window: BrowserWindow,
  language: AppLanguage,
  startFile: Pick<StartFile, 'path'> | undefined,
) {
  const chooser = fileChooser(
    window,
    language,
    { extension: 'json', filter: ({ menu }) => menu.contentFiles },
    startFile?.path,
  );
  /** The paths of the files that were opened, by hash. */
  const opened = new Map<string, string>();
  /** The file that the page shows, which is never one that it refused. */
  let shown: ShownFile | undefined;

  async function readChosen(): Promise<FileResult | undefined> {
    const path = await chooser.toOpen();
    if (path === undefined) return undefined;
    const result = await readFileForPage(path);
    if ('text' in result) opened.set(result.sha256, path);
    return result;
  }

  async function write(path: string, text: string): Promise<SaveResult> {
    await writeAtomically(path, text);
    shown = { path, sha256: sha256Of(text) };
    return { kind: 'saved', name: basename(path) };
  }

  /**
   * @param agreed the file that staff have agreed to replace; a save by somebody else in the meantime makes it a different one
   */
  async function saveTo(path: string | undefined, text: string, agreed?: FileResult): Promise<SaveResult> {
    if (path === undefined) return { kind: 'canceled' };
    // Staff have just chosen this file in the dialog, which asked whether to replace it.
    if (path !== shown?.path) return write(path, text);
    const onDisk = await readFileForPage(path);
    const decision = decideOverwrite(onDisk, shown.sha256, sha256Of(text), agreed);
    if (decision === 'write') return write(path, text);
    if (decision !== 'ask') return { kind: decision };
    const lines = 'text' in onDisk ? describeDifferences(onDisk.text, text, language.current) : [];
    const choice = await askAboutChange(window, basename(path), lines, desktopCopy[language.current]);
    if (choice === 'copy')
      return saveTo(await chooser.toSave(nameOfCopy(path, desktopCopy[language.current])), text);
    return choice === 'replace' ? saveTo(path, text, onDisk) : { kind: 'canceled' };
  }

  const save = runOneAtATime(async (text: string, isOther: boolean): Promise<SaveResult> => {
    try {
      if (shown && !isOther) return await saveTo(shown.path, text);
      const name = shown ? basename(shown.path) : `${contentFileName(builtContent.foundation.name)}.json`;
      return await saveTo(await chooser.toSave(name), text);
    } catch (error) {
      return saveError(error);
    }
  });

  return {
    /** Lets staff choose a file, and reads it; `undefined` if they choose none. */
    open: runOneAtATime(readChosen),
    /**
     * Writes to the file whose content the page shows, or else to one that staff choose. Asks before it replaces what
     * somebody else has written.
     */
    async save(text: string | undefined, isOther: boolean): Promise<SaveResult> {
      if (text === undefined || Buffer.byteLength(text) > MAX_BYTES) return { kind: 'failed' };
      return save(text, isOther);
    },
    /** Remembers the file that the page shows now, which Save then writes to. Without a hash, Save asks for a path. */
    setShown(hash: string | undefined) {
      // A hash that was not opened here belongs to the file that the app was started with.
      const path = hash && (opened.get(hash) ?? startFile?.path);
      // Save asks for a path rather than write into a published site.
      shown = hash && path && !isInSite(path) ? { path, sha256: hash } : undefined;
    },
  };
}
