import { randomUUID } from 'node:crypto';
import { access, chmod, constants, lstat, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './file-error';

/** How long a file may be held by another program, such as a virus scanner, and how often to try again meanwhile. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 100;

/** How the files are named that are to be renamed once they are whole. */
const temporaryName = () => `.weaving-hope-${randomUUID()}.tmp`;

/** Whether a file was left behind when power failed. */
export const isTemporary = (name: string): boolean =>
  name.startsWith('.weaving-hope-') && name.endsWith('.tmp');

/** The errors of Windows, also as a server of shared folders, while another program has a file open. */
const heldCodes: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];

/** The file behind a path that may be a link, so that the link stays one. */
async function fileBehind(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    // A link to a drive that is away must not become a file.
    const isLink = await lstat(path).then(
      (status) => status.isSymbolicLink(),
      () => false,
    );
    if (isLink) throw error;
    return path;
  }
}

/**
 * The permissions of a file that is to be replaced, or `undefined` if there is none.
 *
 * @throws if it must not be replaced: renaming another file to its path would need no right to write to it
 */
async function modeOf(target: string): Promise<number | undefined> {
  try {
    const status = await stat(target);
    if (!status.isFile()) throw new Error('Only a file can be replaced, not a folder or a device.');
    await access(target, constants.W_OK);
    return status.mode;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function renamePatiently(from: string, to: string, end = Date.now() + PATIENCE_MS): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!heldCodes.includes(errorCode(error)) || Date.now() >= end) throw error;
    await setTimeout(PAUSE_MS);
    await renamePatiently(from, to, end);
  }
}

/**
 * Writes a file so that its path has the whole of either the old or the new content at any time, even if power fails. Waits
 * up to two seconds if another program holds the file.
 *
 * @throws what the file system throws, or an error without a code for what is no file; the old file is then untouched
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await fileBehind(path);
  const mode = await modeOf(target);
  // In the same folder, since a file can be renamed only within its file system. The file's own name may be too long for more.
  const temporary = join(dirname(target), temporaryName());
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true, ...(mode !== undefined && { mode }) });
    // A new file does not get all permissions, such as those of a group that shares the old one. Some drives have none.
    if (mode !== undefined) await chmod(temporary, mode).catch(() => undefined);
    await renamePatiently(temporary, target);
  } catch (error) {
    // Whatever holds the file may hold this one, too; the first error says more.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
