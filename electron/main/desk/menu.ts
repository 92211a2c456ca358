import type { MenuItemConstructorOptions } from 'electron';
import { navigation, screenPaths } from '../../../src/content/screen-paths';
import type { ContentCommand } from '../../../src/host/types';
import type { DesktopCopy } from '../language/desktop-copy';

/** What the menu items do. */
export interface MenuActions {
  readonly openScreen: (path: string) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly content: (command: ContentCommand) => void;
  readonly print: () => void;
  readonly startKiosk: () => void;
  readonly openLicenses: () => void;
}

/** What each menu is made of. */
interface MenuParts {
  readonly actions: MenuActions;
  readonly copy: DesktopCopy['menu'];
  readonly isMac: boolean;
  /** An item that behaves as in every other program of the system. Electron's own labels are always English. */
  readonly item: (role: keyof DesktopCopy['menu']['roles']) => MenuItemConstructorOptions;
}

const screenIds = [...navigation, 'admin'] as const;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The first menu on a Mac. */
function appMenu({ copy, item }: MenuParts): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about', label: copy.app.about },
      separator,
      item('services'),
      separator,
      { role: 'hide', label: copy.app.hide },
      item('hideOthers'),
      item('unhide'),
      separator,
      { role: 'quit', label: copy.app.quit },
    ],
  };
}

function fileMenu({ actions, copy, isMac, item }: MenuParts): MenuItemConstructorOptions {
  return {
    label: copy.file,
    submenu: [
      {
        id: 'open-content',
        label: copy.openContent,
        accelerator: 'CmdOrCtrl+O',
        click: () => actions.content('open'),
      },
      {
        id: 'save-content',
        label: copy.saveContent,
        accelerator: 'CmdOrCtrl+S',
        click: () => actions.content('save'),
      },
      {
        id: 'save-content-as',
        label: copy.saveContentAs,
        accelerator: 'CmdOrCtrl+Shift+S',
        click: () => actions.content('saveAs'),
      },
      separator,
      { id: 'print', label: copy.print, accelerator: 'CmdOrCtrl+P', click: actions.print },
      separator,
      // macOS cannot run the kiosk.
      ...(isMac ? [] : [{ id: 'start-kiosk', label: copy.startKiosk, click: actions.startKiosk }, separator]),
      item(isMac ? 'close' : 'quit'),
    ],
  };
}

function editMenu({ copy, item }: MenuParts): MenuItemConstructorOptions {
  return {
    role: 'editMenu',
    label: copy.edit,
    submenu: [
      item('undo'),
      item('redo'),
      separator,
      item('cut'),
      item('copy'),
      item('paste'),
      item('delete'),
      separator,
      item('selectAll'),
    ],
  };
}

function goMenu(
  { actions, copy, isMac }: MenuParts,
  screenNames: DesktopCopy['screenNames'],
): MenuItemConstructorOptions {
  const { openScreen, back, forward } = actions;
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

function viewMenu({ actions, copy, item }: MenuParts): MenuItemConstructorOptions {
  return {
    label: copy.view,
    submenu: [
      { id: 'reload', label: copy.reload, accelerator: 'CmdOrCtrl+R', click: actions.reload },
      separator,
      item('resetZoom'),
      item('zoomIn'),
      // Its own shortcut, Ctrl and the plus sign, would need the Shift key on many keyboards.
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      item('zoomOut'),
      separator,
      item('togglefullscreen'),
    ],
  };
}

function windowMenu({ copy, isMac, item }: MenuParts): MenuItemConstructorOptions {
  // On a Mac, Close is in the File menu.
  const others = isMac ? [item('zoom'), separator, item('front')] : [item('close')];
  return { role: 'windowMenu', label: copy.window, submenu: [item('minimize'), ...others] };
}

function helpMenu({ actions, copy, isMac, item }: MenuParts): MenuItemConstructorOptions {
  return {
    role: 'help',
    label: copy.help,
    submenu: [
      { id: 'licenses', label: copy.licenses, click: actions.openLicenses },
      // On a Mac, About is in the app menu.
      ...(isMac ? [] : [item('about')]),
    ],
  };
}

/** The menus of a desk window. */
export function menuTemplate(
  actions: MenuActions,
  { menu: copy, screenNames }: DesktopCopy,
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const parts: MenuParts = { actions, copy, isMac, item: (role) => ({ role, label: copy.roles[role] }) };
  return [
    ...(isMac ? [appMenu(parts)] : []),
    fileMenu(parts),
    editMenu(parts),
    goMenu(parts, screenNames),
    viewMenu(parts),
    windowMenu(parts),
    helpMenu(parts),
  ];
}
