import { accessSync, constants, statSync } from 'node:fs';

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

/**
 * Checks the folder for the log. Only a mistake that staff can correct is an error: a disk that is full or read-only
 * must not keep a kiosk from starting.
 */
export function logFolderError(path: string): 'missing' | 'forbidden' | undefined {
  try {
    if (!statSync(path).isDirectory()) return 'missing';
  } catch (error) {
    return isForbidden(error) ? 'forbidden' : 'missing';
  }
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (isForbidden(error)) return 'forbidden';
  }
  return undefined;
}
