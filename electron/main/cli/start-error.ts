import { logFolderError } from '../log/log-folder';
import type { Options } from './options';

const logFolderMessages = {
  missing: '--log-dir must be an existing folder',
  forbidden: '--log-dir must be a folder that this account may write to',
} as const;

/** Finds what keeps the app from starting on this machine although its options are valid. */
export function startError(
  { mode, log: { folder }, relaunches }: Options,
  platform: NodeJS.Platform,
): string | undefined {
  if (mode === 'kiosk' && platform === 'darwin') {
    return 'The kiosk does not run on macOS, where no app can keep visitors from leaving it: use Linux or Windows.';
  }
  // A kiosk that relaunches itself recovers even if the folder has disappeared.
  const error = folder === undefined || relaunches > 0 ? undefined : logFolderError(folder);
  return error && `${logFolderMessages[error]}, but ${JSON.stringify(folder)} is not one.`;
}
