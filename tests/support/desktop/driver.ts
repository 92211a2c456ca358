import { installedElectron } from '../../../electron/launch/electron-binary';
import { thisMachine } from '../../../electron/launch/machine';
import { machineObstacle } from '../../../electron/launch/obstacles';
import type { Driver } from './desktop-app';
import { electronDriver } from './electron-driver';
import { standInDriver } from './stand-in-driver';

/** Chooses the real Electron where it is installed and can open a window, and the stand-in elsewhere. */
export function chooseDriver(): Driver {
  const electron = installedElectron();
  return electron && !machineObstacle(thisMachine()) ? electronDriver(electron) : standInDriver;
}
