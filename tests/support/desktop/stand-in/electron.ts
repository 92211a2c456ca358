import { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type Electron from 'electron';
import { fromPartition } from './session';

export { app } from './app';
export { StandInWindow as BrowserWindow } from './browser-window';
export { StandInMenu as Menu } from './menu';

export const session = { fromPartition };

export const protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged'> = {
  registerSchemesAsPrivileged() {},
};

export const net = {
  async fetch(address: string): Promise<Response> {
    return new Response(Readable.toWeb(createReadStream(fileURLToPath(address))) as ReadableStream);
  },
};

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1040 },
};

export const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});

export const nativeTheme: Pick<Electron.NativeTheme, 'shouldUseDarkColors' | 'shouldUseHighContrastColors'> =
  { shouldUseDarkColors: false, shouldUseHighContrastColors: false };

export const shell: Pick<Electron.Shell, 'openExternal' | 'openPath' | 'showItemInFolder'> = {
  async openExternal() {},
  /** As in Electron on Linux, which never answers. */
  openPath: () => new Promise(() => undefined),
  showItemInFolder() {},
};

/** Chooses the first button and no file; specs replace this to choose another. */
export const dialog = {
  showErrorBox() {},
  async showMessageBox() {
    return { response: 0, checkboxChecked: false };
  },
  async showOpenDialog() {
    return { canceled: true, filePaths: [] };
  },
  async showSaveDialog() {
    return { canceled: true, filePath: '' };
  },
};

let copied = '';

/** A clipboard of its own, not the system's. */
export const clipboard: Pick<Electron.Clipboard, 'clear' | 'readText' | 'writeText'> = {
  clear() {
    copied = '';
  },
  readText: async () => copied,
  async writeText(text) {
    copied = text;
  },
};

/** Never emits anything: the computer does not sleep during tests. */
export const powerMonitor = new EventEmitter();

export const powerSaveBlocker: Pick<Electron.PowerSaveBlocker, 'start'> = { start: () => 0 };
