import { shell } from 'electron';
import { within } from '../lib/time-limit';

/** How long to wait for a program to open a file before giving up on it. */
const OPEN_MS = 5_000;

async function isOpened(path: string, platform: NodeJS.Platform): Promise<boolean> {
  // Electron never answers on Linux (electron/electron#48079), and there may be no program.
  if (platform === 'linux') return false;
  return (await within(OPEN_MS, shell.openPath(path))) === '';
}

/** Opens a file in its default program, or else shows it in its folder. */
export async function openFile(path: string, platform = process.platform): Promise<void> {
  if (!(await isOpened(path, platform))) shell.showItemInFolder(path);
}
