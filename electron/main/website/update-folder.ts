import { lstat, mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../lib/file-error';
import { isTemporary, writeAtomically } from '../lib/write-atomically';
import type { SiteFiles } from './make-site';
import { isSitePath, listName, listText, readList } from './site-list';

/** Writes a file so that its path has either the old or the new content at any time. */
export type WriteFile = (path: string, content: string | Uint8Array) => Promise<void>;

/** The reason why a site cannot be written: a folder that holds something else, or a file that is not the site's. */
interface Obstacle {
  readonly kind: 'otherFolder' | 'inTheWay';
  readonly name: string;
}

interface SiteWrite {
  readonly path: string;
  readonly content: Uint8Array;
  /** Whether a file is already there. */
  readonly replaces: boolean;
}

export interface SiteUpdate {
  readonly folder: string;
  readonly files: SiteFiles;
  /** The paths of the site's own files before the update. */
  readonly before: readonly string[];
  /** The files to write, in this order. */
  readonly writes: readonly SiteWrite[];
  readonly removals: readonly string[];
  /** Whether the folder already has exactly these files. */
  readonly isDone: boolean;
}

/** Reports an update that did not finish. */
export class UpdateError extends Error {
  /** @param isChanged whether visitors may already see something new */
  constructor(
    cause: unknown,
    readonly isChanged: boolean,
  ) {
    super('The site could not be written.', { cause });
  }
}

/** Files that file managers put into every folder. */
const clutter: readonly string[] = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

function noneIfMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

async function isVacant(folder: string): Promise<boolean> {
  const names = (await readdir(folder).catch(noneIfMissing)) ?? [];
  return names.every((name) => clutter.includes(name) || isTemporary(name));
}

/** Returns the kind of entry at a path in a folder. A link counts as something else, since it may leave the folder. */
async function kindAt(folder: string, path: string): Promise<'nothing' | 'file' | 'else'> {
  const names = path.split('/');
  for (const index of names.keys()) {
    const status = await lstat(join(folder, ...names.slice(0, index + 1))).catch(noneIfMissing);
    if (!status) return 'nothing';
    const isLast = index === names.length - 1;
    if (isLast ? !status.isFile() : !status.isDirectory()) return 'else';
  }
  return 'file';
}

/** Reads the site's own files that still exist. */
export async function readSiteFiles(folder: string, paths: readonly string[]): Promise<SiteFiles> {
  const files = new Map<string, Uint8Array>();
  for (const path of paths)
    if ((await kindAt(folder, path)) === 'file') files.set(path, await readFile(join(folder, path)));
  return files;
}

/** Ranks a file by when it is written: `assets` first, whose new names nothing refers to yet, and pages last. */
function rank(path: string): number {
  if (path.startsWith('assets/')) return 0;
  return /\.html(\.(br|gz))?$/.test(path) ? 2 : 1;
}

/** Plans the update of a folder, and changes nothing. */
export async function planUpdate(folder: string, files: SiteFiles): Promise<SiteUpdate | Obstacle> {
  const list = await readList(folder);
  if (!list && !(await isVacant(folder))) return { kind: 'otherFolder', name: basename(folder) };
  const before = list?.paths ?? [];
  const own = new Set(before);
  const writes: SiteWrite[] = [];
  for (const [path, content] of files) {
    if (!isSitePath(path)) throw new Error(`A site cannot have a file ${path}.`);
    const kind = await kindAt(folder, path);
    const isSame = kind === 'file' && Buffer.compare(await readFile(join(folder, path)), content) === 0;
    if (isSame) continue;
    if (kind === 'else' || (kind === 'file' && !own.has(path))) return { kind: 'inTheWay', name: path };
    writes.push({ path, content, replaces: kind === 'file' });
  }
  writes.sort((one, other) => rank(one.path) - rank(other.path));
  const removals = before.filter((path) => !files.has(path));
  const isDone = list?.isWhole === true && writes.length === 0 && removals.length === 0;
  return { folder, files, before, writes, removals, isDone };
}

async function removeFile(folder: string, path: string): Promise<void> {
  if ((await kindAt(folder, path)) !== 'file') return;
  await rm(join(folder, path), { force: true });
  // Removes the folders that the file leaves empty.
  try {
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent))
      await rmdir(join(folder, parent));
  } catch {
    // Stops at a folder that holds anything else.
  }
}

/**
 * Updates a folder. Wherever it is interrupted, each page refers only to existing files, and it can be updated again.
 *
 * @throws {UpdateError} when a file cannot be written or removed
 */
export async function updateFolder(
  { folder, files, before, writes, removals, isDone }: SiteUpdate,
  write: WriteFile = writeAtomically,
  onFile: () => void = () => undefined,
): Promise<void> {
  if (isDone) return;
  const list = join(folder, listName);
  let isChanged = false;
  try {
    await mkdir(folder, { recursive: true });
    await write(list, listText({ isWhole: false, paths: [...new Set([...before, ...files.keys()])] }));
    for (const { path, content, replaces } of writes) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await write(join(folder, path), content);
      isChanged ||= replaces;
      onFile();
    }
    for (const path of removals) await removeFile(folder, path);
    await write(list, listText({ isWhole: true, paths: [...files.keys()] }));
  } catch (error) {
    throw new UpdateError(error, isChanged);
  }
}
