import { mkdir, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readStartContent } from '../../../src/content/file/read-start-content';
import type { Problem } from '../../../src/content/file-rules';
import type { FileResult, ReadFile, StartFiles } from '../../../src/host/messages';
import { runOneAtATime } from '../lib/run-one-at-a-time';
import { withTimeLimit } from '../lib/time-limit';
import { writeAtomically } from '../lib/write-atomically';
import { builtContent, builtSamples } from './built-content';
import { contentFileAt } from './content-in-site';
import { readFileForPage, sha256Of } from './read-file';

/** The longest wait for a drive. */
const READ_MS = 5_000;

interface StartFileSetup {
  readonly path: string;
  /** The folder for the copy of the last good file. */
  readonly folder: string;
  readonly onCopyFailed: (error: unknown) => void;
}

const problemsOf = (result: FileResult): readonly Problem[] =>
  (result.kind === 'read'
    ? readStartContent(result.text, builtContent, builtSamples).problems
    : [{ kind: result.kind }]) ?? [];

/** Returns the path of a file's copy. Each file has its own, because another one may belong to another foundation. */
function copyPath(folder: string, path: string): string {
  return join(folder, `${sha256Of(path)}.json`);
}

async function readCopy(copy: string, name: string): Promise<ReadFile | undefined> {
  const result = await readFileForPage(copy);
  // An older version of the app may have kept a copy that this version refuses.
  return result.kind === 'read' && problemsOf(result).length === 0 ? { ...result, name } : undefined;
}

async function writeCopy(copy: string, { text, changed }: ReadFile): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await writeAtomically(copy, text);
  await utimes(copy, new Date(changed), new Date(changed));
}

/** Reads the content file that the app was started with, and keeps a copy of the last one that can be shown. */
export function startFile({ path, folder, onCopyFailed }: StartFileSetup) {
  const name = basename(path);
  const copy = copyPath(folder, path);
  let file = path;
  let good: ReadFile | undefined;
  let problems: readonly Problem[] = [];

  async function readNow(): Promise<FileResult> {
    // Resolves the path each time, since the drive with the file may be connected later.
    file = await contentFileAt(path);
    const result = await readFileForPage(file);
    problems = result.kind === 'read' && result.sha256 === good?.sha256 ? [] : problemsOf(result);
    if (result.kind === 'read' && problems.length === 0) {
      if (result.sha256 !== good?.sha256) await writeCopy(copy, result).catch(onCopyFailed);
      good = result;
    }
    return result;
  }

  /**
   * Reads the file again. Keeps a copy of a valid version in case the file becomes unreadable. Shares one read: on a network
   * drive that hangs, each further read would block another thread until none is left.
   */
  const read = runOneAtATime(readNow);

  return {
    /** The path of the file. For the folder of a published site, this becomes the file in that folder once it has been read. */
    get path(): string {
      return file;
    },
    read,
    /** Reads the file again for a page that is starting; `undefined` if there has never been a good version. */
    async begin(): Promise<StartFiles | undefined> {
      let result = await withTimeLimit(READ_MS, read());
      if (!result) {
        result = { kind: 'failed', name };
        problems = problemsOf(result);
      }
      good ??= await readCopy(copy, name);
      return good && { shown: good, refused: problems.length > 0 ? result : undefined };
    },
    /** Whether there is content to show, read from the file or its copy. */
    isThere: () => good !== undefined,
    /** Why the file could not be shown when it was last read. */
    problems: () => problems,
  };
}

export type StartFile = ReturnType<typeof startFile>;
