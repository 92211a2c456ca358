import type { MenuItemConstructorOptions } from 'electron';
import { screens, menu as words } from '../copy';

/** What the menu sets off. */
export interface MenuActions {
  readonly openScreen: (path: string) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly print: () => void;
  readonly startKiosk: () => void;
  readonly openLicenses: () => void;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

function fileMenu({ print, startKiosk }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  const quit: MenuItemConstructorOptions = isMac ? { role: 'close' } : { role: 'quit', label: words.quit };
  return {
    label: words.file,
    submenu: [
      { id: 'print', label: words.print, accelerator: 'CmdOrCtrl+P', click: print },
      separator,
      { id: 'start-kiosk', label: words.startKiosk, click: startKiosk },
      separator,
      quit,
    ],
  };
}

function goMenu({ openScreen, back, forward }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  return {
    label: words.go,
    submenu: [
      ...screens.map(
        ({ path, name }, index): MenuItemConstructorOptions => ({
          id: `screen:${path}`,
          label: name,
          accelerator: `CmdOrCtrl+${index + 1}`,
          click: () => openScreen(path),
        }),
      ),
      separator,
      { id: 'back', label: words.back, accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: back },
      { id: 'forward', label: words.forward, accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: forward },
    ],
  };
}

function viewMenu({ reload }: MenuActions): MenuItemConstructorOptions {
  return {
    label: words.view,
    submenu: [
      { id: 'reload', label: words.reload, accelerator: 'CmdOrCtrl+R', click: reload },
      separator,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      separator,
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ openLicenses }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  const about: MenuItemConstructorOptions = { role: 'about', label: words.about };
  return {
    role: 'help',
    label: words.help,
    submenu: [
      { id: 'licenses', label: words.licenses, click: openLicenses },
      // On a Mac it is in the menu of the app.
      ...(isMac ? [] : [about]),
    ],
  };
}

/** The menu of the window on a desk. Its roles bring what every program of the system has. */
export function menuTemplate(actions: MenuActions, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  return [
    // On a Mac the first menu is the app's own, with About and Quit.
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    fileMenu(actions, isMac),
    { role: 'editMenu', label: words.edit },
    goMenu(actions, isMac),
    viewMenu(actions),
    { role: 'windowMenu', label: words.window },
    helpMenu(actions, isMac),
  ];
}
