import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { setUpDesk } from '../../../../../electron/main/desk/desk';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';
import type { Log } from '../../../../../electron/main/log/log';
import { temporaryFolder } from '../../../../support/temporary-folder';
import { fakeContents } from '../../fake-contents';

interface Item {
  readonly id?: string;
  readonly label?: string;
  readonly submenu?: readonly Item[];
  readonly click?: () => void;
}

const electron = vi.hoisted(() => ({
  app: {
    name: 'weaving-hope',
    getPath: () => 'documents',
    getVersion: () => '1.0.0',
    setAboutPanelOptions: vi.fn<(options: { credits?: string; copyright?: string }) => void>(),
  },
  clipboard: { clear: vi.fn<() => void>(), selection: { clear: vi.fn<() => void>() } },
  Menu: {
    buildFromTemplate: (template: unknown) => template,
    setApplicationMenu: vi.fn<(menu: unknown) => void>(),
  },
  dialog: {
    showSaveDialog: vi.fn<(...args: object[]) => Promise<{ filePath: string }>>(),
    showErrorBox: vi.fn<(title: string, text: string) => void>(),
    showMessageBox: vi.fn<(...args: object[]) => Promise<{ response: number }>>(),
  },
  shell: {},
}));
vi.mock('electron', () => electron);

function desk() {
  const { contents, send, request } = fakeContents();
  const webContents = Object.assign(new EventEmitter(), contents, {
    reload: vi.fn<() => void>(),
    send: vi.fn<(channel: string, ...args: unknown[]) => void>(),
    print: vi.fn<(options: object, callback: (success: boolean, reason: string) => void) => void>(),
    navigationHistory: { clear: vi.fn<() => void>() },
  });
  const window = Object.assign(new EventEmitter(), { webContents, destroy: vi.fn<() => void>() });
  const startKiosk = vi.fn<() => Promise<void>>(async () => undefined);
  setUpDesk(window as unknown as BrowserWindow, {
    page: 'app://site/',
    language: { current: 'en' },
    startFile: undefined,
    makeSite: async () => new Map(),
    log: { write: () => undefined } as unknown as Log,
    startKiosk,
    licensesFile: '/app/licenses.txt',
  });
  const item = (id: string) => {
    const menu = (electron.Menu.setApplicationMenu.mock.lastCall?.[0] ?? []) as Item[];
    return menu.flatMap(({ submenu = [] }) => submenu).find((each) => each.id === id);
  };
  return {
    window,
    webContents,
    startKiosk,
    item,
    click: (id: string) => item(id)?.click?.(),
    report: (what: 'Edits' | 'Language' | 'VisitEnd', value?: unknown) => send(`desk:report${what}`, [value]),
    save: (text: string) => request('desk:saveContent', [text, false]),
    print: () => request('desk:print'),
  };
}

/** A desk with edits, where staff choose to save before they close, and what file that is to be. */
async function closing(filePath: string) {
  const own = desk();
  electron.dialog.showMessageBox.mockResolvedValue({ response: 1 });
  electron.dialog.showSaveDialog.mockResolvedValueOnce({ filePath });
  own.report('Edits', true);
  const close = async () => {
    own.webContents.send.mockClear();
    own.window.emit('close', { preventDefault: () => undefined });
    await vi.waitFor(() => expect(own.webContents.send.mock.calls).toEqual([['desk:onCommand', 'save']]));
  };
  await close();
  expect(own.window.destroy).not.toHaveBeenCalled();
  return { ...own, close };
}

it('reloads and starts the kiosk at once if the page reported no edits, or nonsense', () => {
  const { click, report, webContents, startKiosk } = desk();
  for (const edits of [true, false, 'yes', undefined]) report('Edits', edits);
  click('reload');
  expect(webContents.reload).toHaveBeenCalledOnce();
  click('start-kiosk');
  expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
  return vi.waitFor(() => expect(startKiosk).toHaveBeenCalledOnce());
});

it('says so if the kiosk cannot be started', async () => {
  const { click, startKiosk } = desk();
  startKiosk.mockRejectedValue(new Error('The file of the app is gone.'));
  click('start-kiosk');
  await vi.waitFor(() => expect(electron.dialog.showErrorBox).toHaveBeenCalledOnce());
  expect(electron.dialog.showErrorBox.mock.lastCall?.[0]).toBe(desktopCopy.en.kioskNotStarted.title);
});

it('asks the page to save before closing, and closes once that is done', async () => {
  const path = join(temporaryFolder(), 'content.json');
  const { window, save, close } = await closing('');
  await save('{}');
  electron.dialog.showSaveDialog.mockResolvedValueOnce({ filePath: path });
  await close();
  expect(window.destroy).not.toHaveBeenCalled();
  await save('{"all": "that was changed"}');
  expect(window.destroy).toHaveBeenCalledOnce();
  expect(readFileSync(path, 'utf8')).toBe('{"all": "that was changed"}');
});

it.each(['render-process-gone', 'did-navigate'])(
  'forgets that it waits for a save on %s, so that a later one closes nothing',
  async (event) => {
    const { window, webContents, save } = await closing(join(temporaryFolder(), 'content.json'));
    webContents.emit(event);
    expect(await save('{}')).toMatchObject({ kind: 'saved' });
    expect(window.destroy).not.toHaveBeenCalled();
  },
);
