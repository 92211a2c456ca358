import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { WebsiteResult } from '../../../src/host/messages';
import { saveError } from '../lib/file-error';
import type { SiteFiles } from './make-site';
import { readList } from './site-list';
import {
  planUpdate,
  readSiteFiles,
  type SiteUpdate,
  UpdateError,
  updateFolder,
  type WriteFile,
} from './update-folder';

/**
 * The folder beside a site's folder that keeps the previous site. Its name is the same in every language of the app, so that
 * any of them finds it.
 */
const lastOf = (folder: string) => `${folder} (last)`;

interface Publishing {
  readonly write?: WriteFile;
  /** Called after each file, with how many there are in all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Says why a site was not written. */
function failure(error: unknown): WebsiteResult {
  if (!(error instanceof UpdateError)) return { ...saveError(error), isChanged: false };
  return { ...saveError(error.cause), isChanged: error.isChanged };
}

function update(plan: SiteUpdate, { write, onProgress }: Publishing): Promise<void> {
  let done = 0;
  return updateFolder(plan, write, () => {
    done += 1;
    onProgress?.(done, plan.writes.length);
  });
}

/** Rethrows the error with which the previous site was not written, with whether visitors see a changed site. */
const rethrow = (isChanged: boolean) => (error: unknown) => {
  throw error instanceof UpdateError ? new UpdateError(error.cause, isChanged) : error;
};

/** Resolves a link to the folder. Rejects the root of a drive, which has no room beside it for the previous site. */
async function siteFolder(chosen: string): Promise<string | undefined> {
  const folder = await realpath(chosen);
  return dirname(folder) === folder ? undefined : folder;
}

async function publish(chosen: string, files: SiteFiles, publishing: Publishing): Promise<WebsiteResult> {
  const folder = await siteFolder(chosen);
  if (!folder) return { kind: 'wholeDrive' };
  const plan = await planUpdate(folder, files);
  if ('kind' in plan) return plan;
  const list = await readList(folder);
  // Keeps only a complete site: after an interrupted update, the last complete one is already beside the folder.
  if (list?.isWhole && !plan.isDone) {
    const last = await planUpdate(lastOf(folder), await readSiteFiles(folder, list.paths));
    if ('kind' in last) return last;
    // Visitors still see the old site, since the update of it has not begun.
    await update(last, { write: publishing.write }).catch(rethrow(false));
  }
  await update(plan, publishing);
  return { kind: 'savedFolder', name: basename(folder) };
}

async function putBack(chosen: string, publishing: Publishing): Promise<WebsiteResult> {
  const folder = await siteFolder(chosen);
  if (!folder) return { kind: 'wholeDrive' };
  const name = basename(folder);
  const [list, last] = await Promise.all([readList(folder), readList(lastOf(folder))]);
  if (!list || !last?.isWhole) return { kind: 'noLast', name };
  const plan = await planUpdate(folder, await readSiteFiles(lastOf(folder), last.paths));
  const swap = await planUpdate(lastOf(folder), await readSiteFiles(folder, list.paths));
  if ('kind' in plan) return plan;
  if ('kind' in swap) return swap;
  await update(plan, publishing);
  if (list.isWhole) await update(swap, { write: publishing.write }).catch(rethrow(true));
  return { kind: 'putBack', name };
}

/** Writes a site into a folder, and keeps the previous one beside it if that is complete and different. */
export const publishToFolder = (chosen: string, files: SiteFiles, publishing: Publishing = {}) =>
  publish(chosen, files, publishing).catch(failure);

/** Restores the previous site, and keeps the replaced one in its place, so that this can be undone. */
export const putBackFolder = (chosen: string, publishing: Publishing = {}) =>
  putBack(chosen, publishing).catch(failure);
