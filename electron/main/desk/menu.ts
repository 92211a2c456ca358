import type { MenuItemConstructorOptions } from 'electron';
import { deskScreens, screenPaths } from '../../../src/copy/screen-paths';
import {
  commandGroups,
  type ShortcutId,
  type SiteCommand,
  screenShortcut,
  shortcutIds,
  shortcutOf,
} from '../../../src/host/desk-shortcuts';
import type { DesktopCopy } from '../language/desktop-copy';

export interface MenuActions {
  readonly openScreen: (path: string) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly command: (command: SiteCommand) => void;
  readonly print: () => unknown;
  readonly startKiosk: () => void;
  readonly showLicenses: () => void;
}

type Role = keyof DesktopCopy['menu']['roles'] | 'resetZoom' | 'zoomIn' | 'zoomOut' | 'togglefullscreen';

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** Builds menu items and their shortcuts. */
function itemMakers(actions: MenuActions, copy: DesktopCopy, isMac: boolean) {
  const { menu, commands } = copy;
  const labels = { ...menu.roles, ...commands };
  const hasShortcut = (id: string): id is ShortcutId => shortcutIds.some((each) => each === id);
  const accelerator = (id: string) => (hasShortcut(id) ? { accelerator: shortcutOf(id, isMac) } : {});
  /** Builds an item that is specific to this app. */
  const own = (id: keyof DesktopCopy['commands'], click: () => void) => ({
    id,
    label: commands[id],
    ...accelerator(id),
    click,
  });
  return {
    actions,
    copy,
    menu,
    isMac,
    /** Builds an item with a standard role, and translates its label, which Electron has only in English. */
    item: (role: Role) => ({ role, label: labels[role], ...accelerator(role) }),
    own,
    /** Builds a group of items whose commands the page handles. */
    commands: (group: keyof typeof commandGroups) =>
      commandGroups[group].map((id) => own(id, () => actions.command(id))),
  };
}

type Items = ReturnType<typeof itemMakers>;

function appMenu({ item, copy }: Items, appName: string): MenuItemConstructorOptions {
  const app = copy.appMenu({ name: appName });
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about', label: app.about },
      separator,
      item('services'),
      separator,
      { role: 'hide', label: app.hide },
      item('hideOthers'),
      item('unhide'),
      separator,
      { role: 'quit', label: app.quit },
    ],
  };
}

function fileMenu({ item, own, commands, actions, menu, isMac }: Items): MenuItemConstructorOptions {
  return {
    label: menu.file,
    submenu: [
      ...commands('visit'),
      separator,
      ...commands('contentFile'),
      separator,
      ...commands('website'),
      separator,
      // Without a public address, there is nothing to share: nobody else can open the app's own address.
      ...commands('takeAlong').filter(({ id }) => id !== 'share' || import.meta.env.SITE_URL),
      own('print', actions.print),
      separator,
      // Leaves out the kiosk on macOS, where it does not run.
      ...(isMac ? [] : [{ id: 'start-kiosk', label: menu.startKiosk, click: actions.startKiosk }, separator]),
      item(isMac ? 'close' : 'quit'),
    ],
  };
}

function editMenu({ item, commands, menu }: Items): MenuItemConstructorOptions {
  return {
    role: 'editMenu',
    label: menu.edit,
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
      separator,
      ...commands('find'),
    ],
  };
}

function goMenu({ own, commands, actions, menu, copy }: Items): MenuItemConstructorOptions {
  return {
    label: menu.go,
    submenu: [
      ...deskScreens.map((screen, index) => ({
        id: `screen:${screenPaths[screen]}`,
        label: copy.screenNames[screen],
        accelerator: screenShortcut(index),
        click: () => actions.openScreen(screenPaths[screen]),
      })),
      separator,
      ...commands('tools'),
      separator,
      own('back', actions.back),
      own('forward', actions.forward),
    ],
  };
}

function viewMenu({ item, own, actions, menu }: Items): MenuItemConstructorOptions {
  return {
    label: menu.view,
    submenu: [
      own('reload', actions.reload),
      separator,
      item('resetZoom'),
      item('zoomIn'),
      item('zoomOut'),
      // The plus sign needs Shift on many keyboards, so the equals sign works, too. So do the keys of the keypad.
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+numadd', visible: false },
      { role: 'zoomOut', accelerator: 'CmdOrCtrl+numsub', visible: false },
      { role: 'resetZoom', accelerator: 'CmdOrCtrl+num0', visible: false },
      separator,
      item('togglefullscreen'),
    ],
  };
}

function windowMenu({ item, menu, isMac }: Items): MenuItemConstructorOptions {
  return {
    role: 'windowMenu',
    label: menu.window,
    // Leaves out Close on macOS, where it is in the File menu.
    submenu: [item('minimize'), ...(isMac ? [item('zoom'), separator, item('front')] : [item('close')])],
  };
}

function helpMenu({ item, commands, actions, menu, isMac }: Items): MenuItemConstructorOptions {
  return {
    role: 'help',
    label: menu.help,
    submenu: [
      ...commands('help'),
      { id: 'licenses', label: menu.licenses, click: actions.showLicenses },
      // Leaves out About on macOS, where it is in the app menu.
      ...(isMac ? [] : [item('about')]),
    ],
  };
}

/** Returns the menus of a desk window. */
export function menuTemplate(
  actions: MenuActions,
  desktopCopy: DesktopCopy,
  platform: NodeJS.Platform,
  appName: string,
): MenuItemConstructorOptions[] {
  const items = itemMakers(actions, desktopCopy, platform === 'darwin');
  const menus = [fileMenu, editMenu, goMenu, viewMenu, windowMenu, helpMenu].map((menu) => menu(items));
  return items.isMac ? [appMenu(items, appName), ...menus] : menus;
}
