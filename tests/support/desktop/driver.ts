import { installedElectron } from '../../../electron/start/electron-binary';
import { machineError } from '../../../electron/start/launch-errors';
import { thisMachine } from '../../../electron/start/machine';
import type { Driver } from './desktop-app';
import { electronDriver } from './electron-driver';
import { standInDriver } from './stand-in-driver';

/**
 * Chooses Electron if it is installed and can open a window here, otherwise the stand-in.
 *
 * @throws if `REQUIRE_ELECTRON` is set and Electron cannot run: where it was installed, the stand-in would go unnoticed
 */
export function chooseDriver(): Driver {
  const electron = installedElectron();
  const error = electron ? machineError(thisMachine(electron)) : 'not-installed';
  if (electron && !error) return electronDriver(electron);
  if (process.env.REQUIRE_ELECTRON)
    throw new Error(`REQUIRE_ELECTRON is set, but Electron cannot run: ${error}`);
  return standInDriver;
}
