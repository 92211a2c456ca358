import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type LaunchError, machineError } from './launch-errors';
import { readMachine } from './machine';

const require = createRequire(import.meta.url);

/** Returns the path of Electron's executable, which the package downloads first if it is missing. */
function electronPath(): string {
  // Electron's download ignores proxies by default. This has no effect without proxy settings.
  process.env.ELECTRON_GET_USE_PROXY ??= 'true';
  return require('electron');
}

/**
 * Returns the path of Electron's executable, or of the one in `ELECTRON_OVERRIDE_DIST_PATH`, a variable of the package itself;
 * `undefined` if it is not installed.
 */
export function installedElectron(): string | undefined {
  const pathFile = join(dirname(require.resolve('electron/package.json')), 'path.txt');
  return process.env.ELECTRON_OVERRIDE_DIST_PATH || existsSync(pathFile) ? electronPath() : undefined;
}

/** Finds an Electron that can open a window on this machine, and downloads it first if the machine could run it. */
export function prepareElectron(): { electron?: string; error?: LaunchError } {
  try {
    const error = machineError(readMachine(installedElectron()));
    return error ? { error } : { electron: electronPath() };
  } catch {
    return { error: 'download-failed' };
  }
}
