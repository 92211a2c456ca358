import { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { MenuItemConstructorOptions } from 'electron';
import { session as siteSession } from './contents';

export { app } from './app';
export { StandInWindow as BrowserWindow } from './window';

export const session = { fromPartition: () => siteSession };

export const protocol = { registerSchemesAsPrivileged() {} };

export const net = {
  async fetch(address: string): Promise<Response> {
    return new Response(Readable.toWeb(createReadStream(fileURLToPath(address))) as ReadableStream);
  },
};

type Item = Omit<MenuItemConstructorOptions, 'submenu'> & { submenu?: StandInMenu };

/** An invisible menu, whose items can be found and clicked. */
class StandInMenu {
  readonly items: readonly Item[];

  constructor(template: readonly MenuItemConstructorOptions[]) {
    this.items = template.map(({ submenu, ...item }) =>
      Array.isArray(submenu) ? { ...item, submenu: new StandInMenu(submenu) } : item,
    );
  }

  getMenuItemById(id: string): Item | undefined {
    const inside = this.items.flatMap(({ submenu }) => submenu?.getMenuItemById(id) ?? []);
    return this.items.find((item) => item.id === id) ?? inside[0];
  }
}

let applicationMenu: StandInMenu | null = null;

export const Menu = {
  buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) => new StandInMenu(template),
  getApplicationMenu: () => applicationMenu,
  setApplicationMenu(menu: StandInMenu | null) {
    applicationMenu = menu;
  },
};

const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
const display = { id: 1, bounds, workAreaSize: { width: 1920, height: 1040 } };
const displays = { getPrimaryDisplay: () => display, getAllDisplays: () => [display] };
export const screen = Object.assign(new EventEmitter(), displays);

export const nativeTheme = { shouldUseDarkColors: false, shouldUseHighContrastColors: false };

export const shell = {
  async openExternal() {},
  /** As in Electron on Linux, which never answers. */
  openPath: () => new Promise(() => undefined),
  showItemInFolder() {},
};

/** Chooses the first button and no file; specs replace this to choose another. */
export const dialog = {
  showErrorBox() {},
  showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
};

const copied = { text: '' };

/** A clipboard of its own, not the system's. */
export const clipboard = {
  clear: () => Object.assign(copied, { text: '' }),
  readText: async () => copied.text,
  writeText: async (text: string) => Object.assign(copied, { text }),
};

/** Never emits anything: the computer does not sleep during tests. */
export const powerMonitor = new EventEmitter();

export const powerSaveBlocker = { start: () => 0 };
