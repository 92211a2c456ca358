import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentFiles } from '../../../../../electron/main/desk/content-files';
import { temporaryFolder } from '../../../../support/temporary-folder';

const dialog = vi.hoisted(() => ({
  showOpenDialog: vi.fn<(window: object, options: object) => Promise<{ filePaths: string[] }>>(),
  showSaveDialog: vi.fn<(window: object, options: object) => Promise<{ filePath: string }>>(),
}));
vi.mock('electron', () => ({ app: { getPath: () => 'documents' }, dialog }));

let folder: string;
const inFolder = (name: string) => join(folder, name);
const content = (name: string) => readFileSync(inFolder(name), 'utf8');

beforeEach(() => {
  folder = temporaryFolder();
});

function files(startPath?: string) {
  return contentFiles({} as BrowserWindow, { current: 'es' }, startPath);
}

const chooseToSave = (path: string) => dialog.showSaveDialog.mockResolvedValueOnce({ filePath: path });
const chooseToOpen = (...paths: string[]) =>
  dialog.showOpenDialog.mockResolvedValueOnce({ filePaths: paths });

it('asks once where to save, then saves there, until another place is asked for', async () => {
  const { save } = files();
  chooseToSave(inFolder('a.json'));
  expect(await save('one', false)).toEqual({ result: 'saved', name: 'a.json' });
  expect(dialog.showSaveDialog.mock.lastCall?.[1]).toMatchObject({
    defaultPath: join('documents', 'weaving-hope-content.json'),
    filters: [{ name: 'Archivos de contenido', extensions: ['json'] }],
  });
  await save('two', false);
  expect(dialog.showSaveDialog).toHaveBeenCalledOnce();
  chooseToSave(inFolder('b.json'));
  await save('three', true);
  await save('four', false);
  expect([content('a.json'), content('b.json')]).toEqual(['two', 'four']);
});

it('saves nothing if nobody chooses a file', async () => {
  chooseToSave('');
  expect(await files().save('one', false)).toEqual({ result: 'canceled' });
});

it('saves over an opened file only once the page shows its content', async () => {
  writeFileSync(inFolder('opened.json'), 'opened');
  const { open, save, setShown } = files();
  chooseToOpen(inFolder('opened.json'));
  const answer = await open();
  chooseToSave('');
  expect(await save('one', false)).toEqual({ result: 'canceled' });
  setShown(answer && 'sha256' in answer && answer.sha256);
  expect(await save('two', false)).toEqual({ result: 'saved', name: 'opened.json' });
  expect(content('opened.json')).toBe('two');
});

it('saves over the file that the app was started with only once the page shows its content', async () => {
  const { save, setShown } = files(inFolder('start.json'));
  chooseToSave('');
  expect(await save('one', false)).toEqual({ result: 'canceled' });
  setShown('a1'.repeat(32));
  expect(await save('two', false)).toEqual({ result: 'saved', name: 'start.json' });
});

it('asks again where to save once the page shows the content of no file', async () => {
  const { save, setShown } = files(inFolder('start.json'));
  setShown('a1'.repeat(32));
  await save('one', false);
  for (const nothing of [undefined, null]) {
    setShown(nothing);
    chooseToSave('');
    expect(await save('two', false)).toEqual({ result: 'canceled' });
  }
  expect(content('start.json')).toBe('one');
});

it('asks once if a shortcut is held', async () => {
  const { save } = files();
  dialog.showSaveDialog.mockClear();
  chooseToSave(inFolder('a.json'));
  await Promise.all([save('one', false), save('one', false)]);
  expect(dialog.showSaveDialog).toHaveBeenCalledOnce();
});

it('opens nothing if nobody chooses a file', async () => {
  chooseToOpen();
  expect(await files().open()).toBeUndefined();
});

it('says why it could not save', async () => {
  mkdirSync(inFolder('folder.json'));
  for (const [path, result] of [
    [inFolder('nowhere/a.json'), 'notFound'],
    [inFolder('folder.json'), 'failed'],
  ] as const) {
    chooseToSave(path);
    expect(await files().save('one', false)).toEqual({ result });
  }
  expect(await files().save('x'.repeat(2_000_001), false)).toEqual({ result: 'failed' });
  expect(await files().save({ not: 'a text' }, false)).toEqual({ result: 'failed' });
});
