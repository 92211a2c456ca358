import { randomUUID } from 'node:crypto';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Writes a file so that its path has the whole of either the old or the new content at any time, even if power fails.
 *
 * @throws what the file system throws; the old file is then untouched
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  // A link stays a link, and the file behind it keeps its permissions.
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (status) => status.mode,
    () => undefined,
  );
  // In the same folder, since a file can be renamed only within its file system.
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true, ...(mode !== undefined && { mode }) });
    // A new file does not get all permissions, such as those of a group that shares the old one.
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
