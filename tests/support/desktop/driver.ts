import { installedElectron } from '../../../electron/start/electron-binary';
import { machineError } from '../../../electron/start/launch-errors';
import { thisMachine } from '../../../electron/start/machine';
import type { Driver } from './desktop-app';
import { electronDriver } from './electron-driver';
import { standInDriver } from './stand-in-driver';

/** Chooses Electron if it is installed and can open a window here, otherwise the stand-in. */
export function chooseDriver(): Driver {
  const electron = installedElectron();
  return electron && !machineError(thisMachine(electron)) ? electronDriver(electron) : standInDriver;
}
