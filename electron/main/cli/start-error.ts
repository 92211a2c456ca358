import { accessSync, constants, statSync } from 'node:fs';
import { errorCode } from '../lib/file-error';
import type { Options } from './options';

/**
 * Describes what is wrong with the log folder. Only a mistake that staff can fix is an error: a disk that is full or read-only
 * must not keep a kiosk from starting.
 */
export function logFolderError(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return 'an existing folder';
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EACCES' || code === 'EPERM') return 'a folder that this account may write to';
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'an existing folder';
  }
  return undefined;
}

/** Finds the reason why the app cannot start on this machine although its options are valid. */
export function startError(
  { mode, log: { folder }, relaunches }: Options,
  platform: NodeJS.Platform,
): string | undefined {
  if (mode === 'kiosk' && platform === 'darwin') {
    return 'The kiosk does not run on macOS, where no app can keep visitors from leaving it: use Linux or Windows.';
  }
  // A kiosk that relaunches itself must recover even if the folder is gone.
  const error = folder === undefined || relaunches > 0 ? undefined : logFolderError(folder);
  return error && `--log-dir must be ${error}, but ${JSON.stringify(folder)} is not one.`;
}
