import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { fileChooser } from '../../../../../electron/main/desk/file-chooser';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';
import { fill } from '../../../../../src/lib/fill';
import { temporaryFolder } from '../../../temporary-folder';

const dialog = vi.hoisted(() => ({
  showOpenDialog: vi.fn(),
  showSaveDialog: vi.fn(),
  showMessageBox: vi.fn(),
}));
vi.mock('electron', () => ({ app: { getPath: () => 'documents' }, dialog }));

const { existingFile, fileDialog, menu } = desktopCopy.en;
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const kind = { extension: 'json', filter: () => menu.contentFiles };
const chooser = () => fileChooser({} as BrowserWindow, { current: 'en' }, kind);

const chooseToSave = (...parts: string[]) =>
  dialog.showSaveDialog.mockResolvedValueOnce({ filePath: parts.length > 0 ? join(folder, ...parts) : '' });
const chooseToOpen = (...names: string[]) =>
  dialog.showOpenDialog.mockResolvedValueOnce({ filePaths: names.map((name) => join(folder, name)) });
const press = (button: 'cancel' | 'rename' | 'replace') =>
  dialog.showMessageBox.mockImplementationOnce(async (_window, { buttons }: { buttons: string[] }) => ({
    response: buttons.indexOf(existingFile[button]),
  }));

it('begins in the documents, and then in the folder of the last file', async () => {
  const { toOpen, toSave } = chooser();
  const filters = [{ name: menu.contentFiles, extensions: ['json'] }];
  const begins = async (kind: 'open' | 'save', defaultPath: string) => {
    if (kind === 'open') chooseToOpen();
    else chooseToSave();
    expect(await (kind === 'open' ? toOpen() : toSave('a.json'))).toBeUndefined();
    const shown = kind === 'open' ? dialog.showOpenDialog : dialog.showSaveDialog;
    expect(shown.mock.lastCall?.[1]).toMatchObject({ title: fileDialog[kind], defaultPath, filters });
  };
  await begins('open', 'documents');
  await begins('save', join('documents', 'a.json'));
  chooseToOpen('opened.json');
  expect(await toOpen()).toBe(join(folder, 'opened.json'));
  await begins('save', join(folder, 'a.json'));
  mkdirSync(join(folder, 'other'));
  chooseToSave('other', 'b.json');
  expect(await toSave('a.json')).toBe(join(folder, 'other', 'b.json'));
  await begins('open', join(folder, 'other'));
  // On a drive that was taken away.
  rmSync(join(folder, 'other'), { recursive: true });
  await begins('save', join('documents', 'a.json'));
});

it('asks about a file whose name only the extension brings up, and lets staff choose another name', async () => {
  for (const name of ['spring.json', 'summer.json']) writeFileSync(join(folder, name), '');
  const { toSave } = chooser();
  chooseToSave('spring');
  press('cancel');
  expect(await toSave('a.json')).toBeUndefined();
  const message = fill(existingFile.message, { name: 'spring.json' });
  expect(dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({ message, defaultId: 1, cancelId: 0 });
  chooseToSave('spring');
  press('replace');
  expect(await toSave('a.json')).toBe(join(folder, 'spring.json'));
  for (const name of ['spring', 'summer', 'autumn']) chooseToSave(name);
  press('rename');
  press('rename');
  expect(await toSave('a.json')).toBe(join(folder, 'autumn.json'));
  const suggested = { defaultPath: join(folder, 'summer.json') };
  expect(dialog.showSaveDialog.mock.lastCall?.[1]).toMatchObject(suggested);
});
