import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { setUpDesk } from '../../../../../electron/main/desk/desk';
import { temporaryFolder } from '../../../temporary-folder';
import { fakeContents } from '../../fake-contents';

const dialog = vi.hoisted(() => ({ showSaveDialog: vi.fn(), showMessageBox: vi.fn() }));
vi.mock('electron', () => ({
  app: { getPath: () => 'documents', getVersion: () => '1.0.0', setAboutPanelOptions: () => undefined },
  Menu: { buildFromTemplate: () => ({}), setApplicationMenu: () => undefined },
  dialog,
  shell: {},
}));

const setup = {
  ...({ pageUrl: 'app://site/', language: { current: 'en' }, licensesFile: '' } as const),
  log: { write: vi.fn(), writeNow: vi.fn(), flush: vi.fn() },
  ...{ startFile: undefined, startKiosk: async () => undefined },
};

it('asks the page to save before closing, and closes once that is done', async () => {
  const path = join(temporaryFolder(), 'content.json');
  const { contents, send, request } = fakeContents();
  const toPage = vi.fn<(channel: string, ...args: unknown[]) => void>();
  const webContents = Object.assign(new EventEmitter(), contents, { send: toPage });
  const window = Object.assign(new EventEmitter(), { webContents, destroy: vi.fn() });
  setUpDesk(window as unknown as BrowserWindow, setup);
  send('desk:reportEdits', [true]);
  // Staff choose to save, and first no file.
  dialog.showMessageBox.mockResolvedValue({ response: 1 });
  for (const filePath of ['', path]) {
    dialog.showSaveDialog.mockResolvedValueOnce({ filePath });
    toPage.mockClear();
    window.emit('close', { preventDefault: () => undefined });
    await vi.waitFor(() => expect(toPage.mock.calls).toEqual([['desk:onCommand', 'save']]));
    expect(window.destroy).not.toHaveBeenCalled();
    await request('desk:saveContent', ['{"all": "that was changed"}', false]);
  }
  expect(window.destroy).toHaveBeenCalledOnce();
  expect(readFileSync(path, 'utf8')).toBe('{"all": "that was changed"}');
});
