import { downloadElectron, installedElectron } from './electron-binary';
import { type LaunchError, machineError } from './launch-errors';
import { thisMachine } from './machine';

/** The path of an Electron that can open a window on this machine, or the reason why there is none. */
export type Preparation =
  | { readonly electron: string; readonly error?: undefined }
  | { readonly electron?: undefined; readonly error: LaunchError };

/**
 * Finds Electron, and downloads it first if the machine could run it.
 *
 * @param stop cancels the download, which then counts as failed
 */
export async function prepareElectron(stop: AbortSignal): Promise<Preparation> {
  const installed = installedElectron();
  const error = machineError(thisMachine(installed));
  if (error) return { error };
  if (installed) return { electron: installed };

  console.log('Downloading Electron (only needed once)…');
  const failure = await downloadElectron(stop);
  const electron = installedElectron();
  return electron && !failure ? { electron } : { error: failure ?? 'download-failed' };
}
