import { randomUUID } from 'node:crypto';
import { access, chmod, constants, lstat, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './file-error';

/** How long a file may be held by another program, such as a virus scanner, and how often to try again meanwhile. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 100;

/** The name of a file that is still being written, before it is renamed to its final name. */
const temporaryName = () => `.weaving-hope-${randomUUID()}.tmp`;

/** Whether a file was left over from a write that a power failure interrupted. */
export const isTemporary = (name: string): boolean =>
  name.startsWith('.weaving-hope-') && name.endsWith('.tmp');

/** The error codes that Windows reports, also as a file server, while another program has a file open. */
const heldCodes: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];

/** The file behind a path that may be a link, so that the link stays one. */
async function fileBehind(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    // Throws for a link to a disconnected drive, which must not be replaced by a file.
    const isLink = await lstat(path).then(
      (status) => status.isSymbolicLink(),
      () => false,
    );
    if (isLink) throw error;
    return path;
  }
}

/** Returns the permissions of a file to replace. Throws if it must not be: a rename would need no right to write to it. */
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
 * Writes a file so that its path always has the whole old or new content. Waits up to two seconds for another program.
 *
 * @throws what the file system throws, or an error without a code for what is no file; the old file is then untouched
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await fileBehind(path);
  const mode = await modeOf(target);
  // Puts the temporary file into the same folder, because a rename only works within one file system. Its name is short, since
  // the original name may already be as long as the system allows.
  const temporary = join(dirname(target), temporaryName());
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true, ...(mode !== undefined && { mode }) });
    // Copies the permissions of the old file, which may be shared with a group. Some drives have no permissions.
    if (mode !== undefined) await chmod(temporary, mode).catch(() => undefined);
    await renamePatiently(temporary, target);
  } catch (error) {
    // Ignores a second failure, since the program that blocks the original may block this file, too.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
