import type { MenuItemConstructorOptions } from 'electron';
import { expect, it, vi } from 'vitest';
import type { LanguageTag } from '@/content/languages';
import { screenNames } from '@/copy/en/shared';
import { navigation, screenPaths } from '@/copy/screen-paths';
import { commandGroups } from '@/host/desk-shortcuts';
import { type MenuActions, menuTemplate } from '../../../../../electron/main/desk/menu';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const { commands, menu } = desktopCopy.en;

function makeMenu(platform: NodeJS.Platform = 'linux', language: LanguageTag = 'en') {
  const actions = {
    openScreen: vi.fn<MenuActions['openScreen']>(),
    command: vi.fn<MenuActions['command']>(),
    ...{ back: vi.fn(), forward: vi.fn(), reload: vi.fn() },
    ...{ print: vi.fn(), startKiosk: vi.fn(), showLicenses: vi.fn() },
  };
  const template = menuTemplate(actions, desktopCopy[language], platform, 'Weaving Hope');
  const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return { actions, template, items, find: (id: string) => items.find((item) => item.id === id) };
}

const click = (item?: MenuItemConstructorOptions) => item?.click?.({} as never, undefined, {} as never);

it('has the screens of the site’s navigation, then Content Management, with their names and numbers', () => {
  const { items, actions } = makeMenu();
  const found = items.filter(({ id }) => id?.startsWith('screen:'));
  const screens = [...navigation, 'admin' as const];
  expect(found.map(({ label, accelerator }) => [label, accelerator])).toEqual(
    screens.map((screen, index) => [screenNames[screen], `CmdOrCtrl+${index + 1}`]),
  );
  for (const item of found) click(item);
  expect(actions.openScreen.mock.calls.flat()).toEqual(screens.map((screen) => screenPaths[screen]));
});

it('has the commands of the page, each by its name', () => {
  const { find, actions } = makeMenu();
  const ids = Object.values(commandGroups).flat();
  for (const id of ids.filter((each) => each !== 'share')) {
    expect(find(id)?.label).toBe(commands[id]);
    click(find(id));
    expect(actions.command.mock.lastCall).toEqual([id]);
  }
});

it('reloads by its own action, and has neither Electron’s, which asks nothing, nor developer tools', () => {
  const { items, template, find, actions } = makeMenu();
  click(find('reload'));
  expect(actions.reload).toHaveBeenCalledOnce();
  const unwanted = ['reload', 'forceReload', 'toggleDevTools', 'viewMenu', 'fileMenu'];
  expect([...template, ...items].filter(({ role = '' }) => unwanted.includes(role))).toEqual([]);
});

it('starts on a Mac with the app menu, and uses its shortcuts', () => {
  const { template, find } = makeMenu('darwin');
  expect(template[0]).toMatchObject({ role: 'appMenu' });
  expect(find('back')?.accelerator).toBe('Cmd+[');
  // There, F3 is a key of the system.
  expect(find('findNext')?.accelerator).toBe('Cmd+G');
});

it('on Linux, offers the kiosk, and ends with Help', () => {
  const { template, find } = makeMenu('linux');
  expect(find('start-kiosk')).toBeDefined();
  const help = template.at(-1);
  const items = Array.isArray(help?.submenu) ? help.submenu : [];
  expect([help?.role, help?.label]).toEqual(['help', menu.help]);
  expect(items.map(({ id, role }) => id ?? role)).toEqual(['shortcuts', 'licenses', 'about']);
});

it.each(['linux', 'darwin'] as const)('says everything in Spanish on %s', (platform) => {
  const { items } = makeMenu(platform, 'es');
  const english = makeMenu(platform).items.map(({ label }) => label);
  const seen = items.filter(({ type, visible }) => type !== 'separator' && visible !== false);
  expect(seen.filter(({ label }) => !label || english.includes(label))).toEqual([]);
});
