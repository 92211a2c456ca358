import type { MenuItemConstructorOptions } from 'electron';
import { menu as copy } from '@/content/en/desktop';
import { screenNames } from '@/content/en/page';
import { navigation, screenPaths } from '../../../src/content/screen-paths';

/** What the menu items do. */
export interface MenuActions {
  readonly openScreen: (path: string) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly print: () => void;
  readonly startKiosk: () => void;
  readonly openLicenses: () => void;
}

const screenIds = [...navigation, 'admin'] as const;

const separator: MenuItemConstructorOptions = { type: 'separator' };

function fileMenu({ print, startKiosk }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  const quit: MenuItemConstructorOptions = isMac ? { role: 'close' } : { role: 'quit', label: copy.quit };
  return {
    label: copy.file,
    submenu: [
      { id: 'print', label: copy.print, accelerator: 'CmdOrCtrl+P', click: print },
      separator,
      // macOS cannot run the kiosk.
      ...(isMac ? [] : [{ id: 'start-kiosk', label: copy.startKiosk, click: startKiosk }, separator]),
      quit,
    ],
  };
}

function goMenu({ openScreen, back, forward }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  return {
    label: copy.go,
    submenu: [
      ...screenIds.map(
        (screen, index): MenuItemConstructorOptions => ({
          id: `screen:${screenPaths[screen]}`,
          label: screenNames[screen],
          accelerator: `CmdOrCtrl+${index + 1}`,
          click: () => openScreen(screenPaths[screen]),
        }),
      ),
      separator,
      { id: 'back', label: copy.back, accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: back },
      { id: 'forward', label: copy.forward, accelerator: isMac ? 'Cmd+]' : 'Alt+Right', click: forward },
    ],
  };
}

function viewMenu({ reload }: MenuActions): MenuItemConstructorOptions {
  return {
    label: copy.view,
    submenu: [
      { id: 'reload', label: copy.reload, accelerator: 'CmdOrCtrl+R', click: reload },
      separator,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      // Its own shortcut, Ctrl and the plus sign, would need the Shift key on many keyboards.
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      { role: 'zoomOut' },
      separator,
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ openLicenses }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  const about: MenuItemConstructorOptions = { role: 'about', label: copy.about };
  return {
    role: 'help',
    label: copy.help,
    submenu: [
      { id: 'licenses', label: copy.licenses, click: openLicenses },
      // On a Mac, About is in the app menu.
      ...(isMac ? [] : [about]),
    ],
  };
}

/** The menus of a desk window. Items with a `role` behave as in every other program of the system. */
export function menuTemplate(actions: MenuActions, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  return [
    // On a Mac the first menu is the app menu, with About and Quit.
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    fileMenu(actions, isMac),
    { role: 'editMenu', label: copy.edit },
    goMenu(actions, isMac),
    viewMenu(actions),
    { role: 'windowMenu', label: copy.window },
    helpMenu(actions, isMac),
  ];
}
