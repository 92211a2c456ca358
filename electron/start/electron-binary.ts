import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { downloadError, type LaunchError, machineError } from './launch-errors';
import { thisMachine } from './machine';

const packageFile = createRequire(import.meta.url).resolve('electron/package.json');
const folder = dirname(packageFile);

function read(...names: string[]): string {
  return readFileSync(join(folder, ...names), 'utf8');
}

/**
 * The path of Electron's executable, if the version that `package.json` asks for is installed, or the one in the folder that
 * `ELECTRON_OVERRIDE_DIST_PATH` names, a variable of the package itself.
 */
export function installedElectron(): string | undefined {
  try {
    if (process.env.ELECTRON_OVERRIDE_DIST_PATH) return createRequire(import.meta.url)('electron');
    const isCurrent = read('dist', 'version').replace(/^v/, '') === JSON.parse(read('package.json')).version;
    const path = join(folder, 'dist', read('path.txt'));
    return isCurrent && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Downloads Electron with its own installer; returns the error if that fails. */
function download(stop: AbortSignal): Promise<LaunchError | undefined> {
  // Off by default; has no effect without proxy settings.
  const env = { ...process.env, ELECTRON_GET_USE_PROXY: 'true' };
  return promisify(execFile)(process.execPath, [join(folder, 'install.js')], { env, signal: stop }).then(
    () => undefined,
    ({ stderr }: { stderr: string }) => downloadError(stderr, process.version),
  );
}

/**
 * Finds an Electron that can open a window on this machine, and downloads it first if the machine could run it.
 *
 * @param stop cancels the download, which then counts as failed
 */
export async function prepareElectron(
  stop: AbortSignal,
): Promise<{ electron: string; error?: undefined } | { electron?: undefined; error: LaunchError }> {
  const installed = installedElectron();
  const error = machineError(thisMachine(installed));
  if (error) return { error };
  if (installed) return { electron: installed };

  console.log('Downloading Electron (only needed once)…');
  const failure = await download(stop);
  const electron = installedElectron();
  return electron && !failure ? { electron } : { error: failure ?? 'download-failed' };
}
