import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { navigation, screenPaths } from '@/content/screen-paths';
import { screenNames } from '@/copy/site';
import { type MenuActions, menuTemplate } from '../../../../../electron/main/desk/menu';

function makeMenu(platform: NodeJS.Platform = 'linux') {
  const actions = {
    openScreen: vi.fn<MenuActions['openScreen']>(),
    back: vi.fn<() => void>(),
    forward: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
    print: vi.fn<() => void>(),
    startKiosk: vi.fn<() => void>(),
    openLicenses: vi.fn<() => void>(),
  };
  const template = menuTemplate(actions, platform);
  const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return { actions, template, items };
}

function click({ click: onClick }: MenuItemConstructorOptions): void {
  onClick?.({} as never, undefined, {} as never);
}

describe('menuTemplate', () => {
  it('has an item for every screen, with its name and number', () => {
    const { items, actions } = makeMenu();
    const found = items.filter(({ id }) => id?.startsWith('screen:'));
    expect(found.map(({ label, accelerator }) => [label, accelerator])).toEqual([
      ['Home', 'CmdOrCtrl+1'],
      ['About', 'CmdOrCtrl+2'],
      ['Services', 'CmdOrCtrl+3'],
      ['Programs', 'CmdOrCtrl+4'],
      ['Get Involved', 'CmdOrCtrl+5'],
      ['Contact', 'CmdOrCtrl+6'],
      ['Content Management', 'CmdOrCtrl+7'],
    ]);
    for (const item of found) click(item);
    expect(actions.openScreen.mock.calls.flat()).toEqual([
      '/',
      '/about',
      '/services',
      '/programs',
      '/get-involved',
      '/contact',
      '/admin',
    ]);
  });

  it('lists the screens of the site’s navigation, then Content Management', () => {
    const items = makeMenu().items.filter(({ id }) => id?.startsWith('screen:'));
    expect(items.map(({ id, label }) => ({ id, label }))).toEqual(
      [...navigation, 'admin' as const].map((screen) => ({
        id: `screen:${screenPaths[screen]}`,
        label: screenNames[screen],
      })),
    );
  });

  it.each([
    ['back', 'Back', 'Alt+Left', 'back'],
    ['forward', 'Forward', 'Alt+Right', 'forward'],
    ['reload', 'Reload (Restores the Sample Content)', 'CmdOrCtrl+R', 'reload'],
    ['print', 'Print…', 'CmdOrCtrl+P', 'print'],
    ['start-kiosk', 'Start Kiosk Here', undefined, 'startKiosk'],
    ['licenses', 'Open-Source Licenses', undefined, 'openLicenses'],
  ] as const)('has %s: %s', (id, label, accelerator, action) => {
    const { items, actions } = makeMenu();
    const item = items.find((each) => each.id === id) ?? {};
    expect(item.label).toBe(label);
    expect(item.accelerator).toBe(accelerator);
    click(item);
    expect(actions[action]).toHaveBeenCalledOnce();
  });

  it('has zoom, full screen, About and Quit', () => {
    const roles = makeMenu().items.map(({ role }) => role);
    expect(roles).toEqual(
      expect.arrayContaining(['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen', 'about', 'quit']),
    );
  });

  it('also zooms in with Ctrl and the equals sign, where the plus sign is on most keyboards', () => {
    const zoomIn = makeMenu().items.filter(({ role }) => role === 'zoomIn');
    expect(zoomIn).toEqual([
      { role: 'zoomIn' },
      { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
    ]);
  });

  it.each([
    ['linux', true],
    ['win32', true],
    ['darwin', false],
  ] as const)('on %s, offers the kiosk: %s', (platform, isOffered) => {
    expect(makeMenu(platform).items.some(({ id }) => id === 'start-kiosk')).toBe(isOffered);
  });

  it('has neither Electron’s own reload, which asks nothing, nor developer tools', () => {
    const { items, template } = makeMenu();
    const roles = [...template, ...items].map(({ role }) => role);
    for (const role of ['reload', 'forceReload', 'toggleDevTools', 'viewMenu', 'fileMenu']) {
      expect(roles).not.toContain(role);
    }
  });

  it('starts on a Mac with the app menu, and uses its shortcuts', () => {
    const { template, items } = makeMenu('darwin');
    expect(template[0]).toEqual({ role: 'appMenu' });
    expect(items.find(({ id }) => id === 'back')?.accelerator).toBe('Cmd+[');
  });

  it.each([
    ['linux', ['licenses', 'about']],
    ['win32', ['licenses', 'about']],
    ['darwin', ['licenses']],
  ] as const)('ends with Help on %s, which contains About except on a Mac', (platform, names) => {
    const help = makeMenu(platform).template.at(-1);
    const items = Array.isArray(help?.submenu) ? help.submenu : [];
    expect([help?.role, help?.label]).toEqual(['help', 'Help']);
    expect(items.map(({ id, role }) => id ?? role)).toEqual(names);
  });

  it('assigns no shortcut twice', () => {
    const shortcuts = makeMenu().items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });
});
