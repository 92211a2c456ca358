import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpDesk } from '../../../../../electron/main/desk/desk';

interface Item {
  readonly id?: string;
  readonly submenu?: readonly Item[];
  readonly click?: () => void;
}

const electron = vi.hoisted(() => ({
  app: { name: 'weaving-hope', getVersion: () => '1.0.0', setAboutPanelOptions: () => undefined },
  Menu: {
    buildFromTemplate: (template: unknown) => template,
    setApplicationMenu: vi.fn<(menu: unknown) => void>(),
  },
  dialog: { showMessageBox: vi.fn<() => Promise<{ response: number }>>() },
}));
vi.mock('electron', () => electron);

beforeEach(() => {
  vi.clearAllMocks();
});

function desk() {
  const ipc = new EventEmitter();
  const mainFrame = { url: 'app://site/' };
  const webContents = {
    ipc,
    mainFrame,
    send: vi.fn<(channel: string, ...args: unknown[]) => void>(),
    reload: vi.fn<() => void>(),
    print: vi.fn<() => void>(),
    navigationHistory: { goBack: vi.fn<() => void>(), goForward: vi.fn<() => void>() },
  };
  const window = Object.assign(new EventEmitter(), { webContents, destroy: vi.fn<() => void>() });
  const startKiosk = vi.fn<() => void>();
  setUpDesk(window as unknown as BrowserWindow, { page: 'app://site/', startKiosk });
  const menu = (electron.Menu.setApplicationMenu.mock.lastCall?.[0] ?? []) as Item[];
  const click = (id: string) =>
    menu
      .flatMap(({ submenu = [] }) => submenu)
      .find((item) => item.id === id)
      ?.click?.();
  const report = (edited: boolean) => ipc.emit('desk:edits', { senderFrame: mainFrame }, edited);
  return { webContents, startKiosk, click, report };
}

describe('setUpDesk', () => {
  it('has the page open the screens that the menu names', () => {
    const { click, webContents } = desk();
    click('screen:/about');
    expect(webContents.send.mock.calls).toEqual([['desk:open-screen', '/about']]);
  });

  it('goes back and forward, and prints', () => {
    const { click, webContents } = desk();
    for (const id of ['back', 'forward', 'print']) click(id);
    expect(webContents.navigationHistory.goBack).toHaveBeenCalledOnce();
    expect(webContents.navigationHistory.goForward).toHaveBeenCalledOnce();
    expect(webContents.print).toHaveBeenCalledOnce();
  });

  it('reloads and starts the kiosk at once where there are no edits', () => {
    const { click, webContents, startKiosk } = desk();
    click('reload');
    expect(webContents.reload).toHaveBeenCalledOnce();
    click('start-kiosk');
    expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
    return vi.waitFor(() => expect(startKiosk).toHaveBeenCalledOnce());
  });

  it.each(['reload', 'start-kiosk'])('asks before %s loses the edits that the page told of', async (id) => {
    const { click, report, webContents, startKiosk } = desk();
    electron.dialog.showMessageBox.mockResolvedValue({ response: 0 });
    report(true);
    click(id);
    await vi.waitFor(() => expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce());
    expect(webContents.reload).not.toHaveBeenCalled();
    expect(startKiosk).not.toHaveBeenCalled();
  });
});
