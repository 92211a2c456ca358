import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { MakeSite } from '../../../../../electron/main/website/make-site';
import { provideWebsite } from '../../../../../electron/main/website/website';
import { temporaryFolder } from '../../../../support/temporary-folder';
import { fakeContents } from '../../fake-contents';
import { fakeSite, filesIn, segmentsOf } from './fake-site';

const electron = vi.hoisted(() => ({
  app: { getPath: () => 'documents' },
  dialog: {
    showOpenDialog: vi.fn<(...args: object[]) => Promise<{ filePaths: string[] }>>(),
    showSaveDialog: vi.fn<(...args: object[]) => Promise<{ filePath: string }>>(),
  },
  shell: {
    openExternal: vi.fn<(address: string) => Promise<void>>(),
    showItemInFolder: vi.fn<(path: string) => void>(),
  },
}));
vi.mock('electron', () => electron);

const example = readFileSync('resources/content-file.example.json', 'utf8');
const site = fakeSite('one');

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'site');
  mkdirSync(folder);
  vi.resetAllMocks();
  electron.dialog.showOpenDialog.mockResolvedValue({ filePaths: [folder] });
  electron.shell.openExternal.mockResolvedValue();
});

/** A desk window with what its page can request. */
function desk(makeSite: MakeSite = async () => site) {
  const { contents, sent, send, request } = fakeContents();
  const window = Object.assign(new EventEmitter(), { webContents: contents });
  provideWebsite(window as unknown as BrowserWindow, {
    page: 'app://site/',
    language: { current: 'en' },
    makeSite,
  });
  onTestFinished(() => void window.emit('closed'));
  return {
    window,
    sent,
    save: (target: unknown, address?: unknown, text: unknown = example) =>
      request('website:save', [text, address, target]),
    show: () => send('website:show'),
  };
}

it('saves the site of a content and an address, reports how far it is, and shows the folder', async () => {
  const makeSite = vi.fn<MakeSite>(async () => site);
  const { save, show, sent } = desk(makeSite);
  show();
  expect(await save('folder', 'https://ours.example/site')).toEqual({ kind: 'savedFolder', name: 'site' });
  const [made] = makeSite.mock.lastCall ?? [];
  expect(made?.siteUrl).toBe('https://ours.example/site/');
  expect(made?.content.foundation.name).toBe('Harbor House');
  expect(filesIn(folder)).toEqual(segmentsOf(site));
  expect(sent.at(-1)).toEqual(['website:onProgress', { done: site.size, total: site.size }]);
  show();
  expect(electron.shell.showItemInFolder.mock.calls).toEqual([[folder]]);
});

it('makes nothing of what is no content, no address or no target', async () => {
  const makeSite = vi.fn<MakeSite>(async () => site);
  const { save } = desk(makeSite);
  expect(await save('folder', undefined, '{"format": ')).toEqual({ kind: 'notMade' });
  expect(await save('folder', 'javascript:alert(1)')).toEqual({ kind: 'notMade' });
  await expect(async () => save('elsewhere')).rejects.toThrow('as agreed');
  expect(makeSite).not.toHaveBeenCalled();
});

it('changes nothing if nobody chooses a folder, or the site cannot be made', async () => {
  electron.dialog.showOpenDialog.mockResolvedValueOnce({ filePaths: [] });
  expect(await desk().save('folder')).toEqual({ kind: 'canceled' });
  expect(await desk(() => Promise.reject(new Error())).save('folder')).toEqual({ kind: 'notMade' });
  expect(filesIn(folder)).toEqual({});
});

it('serves what is tried until the window closes, also if no browser opens', async () => {
  electron.shell.openExternal.mockRejectedValue(new Error('There is no browser.'));
  const { window, save } = desk();
  const answer = await save('try');
  const [[address = ''] = []] = electron.shell.openExternal.mock.calls;
  expect(answer).toEqual({ kind: 'trying', address });
  expect((await fetch(`${address}es/about/`)).status).toBe(200);
  window.emit('closed');
  await expect(fetch(address)).rejects.toThrow();
});
