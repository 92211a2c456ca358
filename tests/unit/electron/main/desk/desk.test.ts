import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { setUpDesk } from '../../../../../electron/main/desk/desk';
import type { Log } from '../../../../../electron/main/log/log';
import { temporaryFolder } from '../../../temporary-folder';
import { fakeContents } from '../../fake-contents';

const electron = vi.hoisted(() => ({
  app: {
    name: 'weaving-hope',
    getPath: () => 'documents',
    getVersion: () => '1.0.0',
    setAboutPanelOptions: () => undefined,
  },
  Menu: { buildFromTemplate: () => ({}), setApplicationMenu: () => undefined },
  dialog: {
    showSaveDialog: vi.fn<(...args: object[]) => Promise<{ filePath: string }>>(),
    showMessageBox: vi.fn<(...args: object[]) => Promise<{ response: number }>>(),
  },
  shell: {},
}));
vi.mock('electron', () => electron);

/** A desk with edits. */
function desk() {
  const { contents, send, request } = fakeContents();
  const webContents = Object.assign(new EventEmitter(), contents, {
    send: vi.fn<(channel: string, ...args: unknown[]) => void>(),
  });
  const window = Object.assign(new EventEmitter(), { webContents, destroy: vi.fn<() => void>() });
  setUpDesk(window as unknown as BrowserWindow, {
    page: 'app://site/',
    language: { current: 'en' },
    startFile: undefined,
    makeSite: async () => new Map(),
    log: { write: () => undefined } as unknown as Log,
    startKiosk: async () => undefined,
    licensesFile: '/app/licenses.txt',
  });
  send('desk:reportEdits', [true]);
  return { window, webContents, save: (text: string) => request('desk:saveContent', [text, false]) };
}

/** A desk where staff choose to save before they close, and what file that is to be. */
async function closing(filePath: string) {
  const own = desk();
  electron.dialog.showMessageBox.mockResolvedValue({ response: 1 });
  electron.dialog.showSaveDialog.mockResolvedValueOnce({ filePath });
  const close = async () => {
    own.webContents.send.mockClear();
    own.window.emit('close', { preventDefault: () => undefined });
    await vi.waitFor(() => expect(own.webContents.send.mock.calls).toEqual([['desk:onCommand', 'save']]));
  };
  await close();
  expect(own.window.destroy).not.toHaveBeenCalled();
  return { ...own, close };
}

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
