import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../lib/file-error';

/** The file in a site's folder that says which files are the site's own. */
export const listName = 'website-files.json';

/** The largest list that is read, far above that of any site. */
const MAX_BYTES = 1_000_000;

const FORMAT = 'weaving-hope-website';

const listFile = v.object({
  format: v.literal(FORMAT),
  isWhole: v.boolean(),
  files: v.array(v.string()),
});

interface SiteList {
  /** Whether the site is complete; `false` after an interrupted update. */
  readonly isWhole: boolean;
  /** The paths of the site's own files, including those that an interrupted update has yet to write or remove. */
  readonly paths: readonly string[];
}

/** Whether a path stays in a site's folder on every system. Windows ignores dots and spaces at the end of a name. */
export function isSitePath(path: string): boolean {
  const isName = (name: string) => !/[\\:\0]|^$|[. ]$/.test(name);
  return path !== listName && path.split('/').every(isName);
}

/** Reads the list in a folder; `undefined` if there is none, or something else has its name. */
export async function readList(folder: string): Promise<SiteList | undefined> {
  const path = join(folder, listName);
  try {
    const status = await lstat(path);
    if (!status.isFile() || status.size > MAX_BYTES) return undefined;
    const { output, success } = v.safeParse(listFile, JSON.parse(await readFile(path, 'utf8')));
    return success ? { isWhole: output.isWhole, paths: output.files.filter(isSitePath) } : undefined;
  } catch (error) {
    const code = errorCode(error);
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

export function listText({ isWhole, paths }: SiteList): string {
  return `${JSON.stringify({ format: FORMAT, isWhole, files: [...paths].sort() }, null, 1)}\n`;
}
