import type { MenuItemConstructorOptions } from 'electron';
import { navigation, screenPaths } from '../../../src/copy/screen-paths';
import { type ShortcutId, screenShortcut, shortcutIds, shortcutOf } from '../../../src/host/desk-shortcuts';
import type { DeskCommand } from '../../../src/host/messages';
import type { DesktopCopy } from '../language/desktop-copy';

export interface MenuActions {
  readonly openScreen: (path: string) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly reload: () => void;
  readonly command: (command: DeskCommand) => void;
  readonly print: () => unknown;
  readonly startKiosk: () => void;
  readonly openLicenses: () => void;
}

type ViewRole = 'resetZoom' | 'zoomIn' | 'zoomOut' | 'togglefullscreen';

/** The context in which the menus are made. */
interface MenuContext {
  readonly actions: MenuActions;
  readonly copy: DesktopCopy['menu'];
  readonly isMac: boolean;
  /** An item that behaves as in every other program of the system. Electron's own labels are always English. */
  readonly item: (role: keyof DesktopCopy['menu']['roles'] | ViewRole) => MenuItemConstructorOptions;
  /** An item that only this app has. */
  readonly own: (id: keyof DesktopCopy['commands'], click: () => void) => MenuItemConstructorOptions;
  /** An item that leaves to the page what it does. */
  readonly command: (command: DeskCommand) => MenuItemConstructorOptions;
}

const screenIds = [...navigation, 'admin'] as const;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The first menu on a Mac. */
function firstMenu(
  app: ReturnType<DesktopCopy['appMenu']>,
  { item }: MenuContext,
): MenuItemConstructorOptions {
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

function fileMenu({ actions, copy, isMac, item, own, command }: MenuContext): MenuItemConstructorOptions {
  return {
    label: copy.file,
    submenu: [
      command('newVisitor'),
      separator,
      command('open'),
      command('save'),
      command('saveAs'),
      separator,
      command('saveWebsite'),
      command('tryWebsite'),
      separator,
      command('takeHome'),
      // Nobody else can open the app's own address.
      ...(import.meta.env.SITE_URL ? [command('share')] : []),
      own('print', actions.print),
      separator,
      // macOS cannot run the kiosk.
      ...(isMac ? [] : [{ id: 'start-kiosk', label: copy.startKiosk, click: actions.startKiosk }, separator]),
      item(isMac ? 'close' : 'quit'),
    ],
  };
}

function editMenu({ copy, item, command }: MenuContext): MenuItemConstructorOptions {
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
      separator,
      command('find'),
      command('findNext'),
      command('findPrevious'),
    ],
  };
}

function goMenu(
  { actions, copy, own, command }: MenuContext,
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
          accelerator: screenShortcut(index),
          click: () => openScreen(screenPaths[screen]),
        }),
      ),
      separator,
      command('phoneList'),
      command('talkBoard'),
      separator,
      own('back', back),
      own('forward', forward),
    ],
  };
}

function viewMenu({ actions, copy, item, own }: MenuContext): MenuItemConstructorOptions {
  return {
    label: copy.view,
    submenu: [
      own('reload', actions.reload),
      separator,
      item('resetZoom'),
      item('zoomIn'),
      item('zoomOut'),
      // On many keyboards, the plus sign needs the Shift key. All three keys are on the keypad, too.
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+numadd', visible: false },
      { role: 'zoomOut', accelerator: 'CmdOrCtrl+numsub', visible: false },
      { role: 'resetZoom', accelerator: 'CmdOrCtrl+num0', visible: false },
      separator,
      item('togglefullscreen'),
    ],
  };
}

function windowMenu({ copy, isMac, item }: MenuContext): MenuItemConstructorOptions {
  // On a Mac, Close is in the File menu.
  const others = isMac ? [item('zoom'), separator, item('front')] : [item('close')];
  return { role: 'windowMenu', label: copy.window, submenu: [item('minimize'), ...others] };
}

function helpMenu({ actions, copy, isMac, item, command }: MenuContext): MenuItemConstructorOptions {
  return {
    role: 'help',
    label: copy.help,
    submenu: [
      command('shortcuts'),
      { id: 'licenses', label: copy.licenses, click: actions.openLicenses },
      // On a Mac, About is in the app menu.
      ...(isMac ? [] : [item('about')]),
    ],
  };
}

/** The menus of a desk window. */
export function menuTemplate(
  actions: MenuActions,
  { menu: copy, appMenu, commands, screenNames }: DesktopCopy,
  platform: NodeJS.Platform,
  appName: string,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const labels = { ...copy.roles, ...commands };
  const hasShortcut = (id: string): id is ShortcutId => shortcutIds.some((each) => each === id);
  const accelerator = (id: string) => (hasShortcut(id) ? { accelerator: shortcutOf(id, isMac) } : {});
  const item: MenuContext['item'] = (role) => ({ role, label: labels[role], ...accelerator(role) });
  const own: MenuContext['own'] = (id, click) => ({
    id,
    label: commands[id],
    ...accelerator(id),
    click,
  });
  const context: MenuContext = {
    actions,
    copy,
    isMac,
    item,
    own,
    command: (id) => own(id, () => actions.command(id)),
  };
  return [
    ...(isMac ? [firstMenu(appMenu({ name: appName }), context)] : []),
    fileMenu(context),
    editMenu(context),
    goMenu(context, screenNames),
    viewMenu(context),
    windowMenu(context),
    helpMenu(context),
  ];
}
