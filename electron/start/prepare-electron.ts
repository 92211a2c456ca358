import { downloadElectron, installedElectron } from './electron-binary';
import { machineObstacle, type Obstacle } from './launch-errors';
import { thisMachine } from './machine';

/** Either the path of an Electron that can open a window here, or what is in the way. */
export type Preparation =
  | { readonly electron: string; readonly obstacle?: undefined }
  | { readonly electron?: undefined; readonly obstacle: Obstacle };

/**
 * Finds Electron, or downloads it where it could be of use.
 *
 * @param stop ends the download, which then counts as failed
 */
export async function prepareElectron(stop: AbortSignal): Promise<Preparation> {
  const obstacle = machineObstacle(thisMachine());
  if (obstacle) return { obstacle };

  const installed = installedElectron();
  if (installed) return { electron: installed };

  console.log('Downloading Electron, which happens once …');
  const failure = await downloadElectron(stop);
  const electron = installedElectron();
  return electron && !failure ? { electron } : { obstacle: failure ?? 'download-failed' };
}
