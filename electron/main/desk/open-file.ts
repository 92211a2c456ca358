import { shell } from 'electron';
import { within } from '../lifecycle/time-limit';

/** Time after which a program that has not opened a file never will. */
const OPEN_MS = 5_000;

async function isOpened(path: string, platform: NodeJS.Platform): Promise<boolean> {
  // On Linux, Electron never answers (electron/electron#48079), and there may be no program.
  if (platform === 'linux') return false;
  return (await within(OPEN_MS, shell.openPath(path))) === '';
}

/** Opens a file in its default program, or else shows it in its folder. */
export async function openFile(path: string, platform = process.platform): Promise<void> {
  if (!(await isOpened(path, platform))) shell.showItemInFolder(path);
}
