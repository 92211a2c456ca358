import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentFiles } from '../../../../../electron/main/desk/open-and-save';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';
import { fill } from '../../../../../src/lib/fill';
import { temporaryFolder } from '../../../temporary-folder';

const dialog = vi.hoisted(() => ({
  showOpenDialog: vi.fn(),
  showSaveDialog: vi.fn(),
  showMessageBox: vi.fn(),
}));
vi.mock('electron', () => ({ app: { getPath: () => 'documents' }, dialog }));

const copy = desktopCopy.es;
const canceled = { kind: 'canceled' };
const saved = (name: string) => ({ kind: 'saved', name });
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  // Nobody chooses anything.
  dialog.showSaveDialog.mockReset().mockResolvedValue({ filePath: '' });
  dialog.showMessageBox.mockReset().mockResolvedValue({ response: 0 });
});
const inFolder = (name: string) => join(folder, name);
const content = (name: string) => readFileSync(inFolder(name), 'utf8');
const write = (name: string, text: string) => writeFileSync(inFolder(name), text);

/** Somebody who chooses to save by these names, one after another. */
function files(names: readonly string[] = [], startPath?: string) {
  for (const name of names) dialog.showSaveDialog.mockResolvedValueOnce({ filePath: inFolder(name) });
  return contentFiles({} as BrowserWindow, { current: 'es' }, startPath ? { path: startPath } : undefined);
}

/** Opens a file; the page shows it once it reports the hash. */
async function opened({ open }: ReturnType<typeof files>, name: string) {
  dialog.showOpenDialog.mockResolvedValueOnce({ filePaths: [inFolder(name)] });
  const answer = await open();
  return answer?.kind === 'read' ? answer.sha256 : undefined;
}

it('asks once where to save, then saves there, until another place is asked for', async () => {
  const { save } = files(['a.json', 'b.json']);
  expect(await save('one', false)).toEqual(saved('a.json'));
  expect(dialog.showSaveDialog.mock.lastCall?.[1]).toMatchObject({
    defaultPath: join('documents', 'weaving-hope-content.json'),
    filters: [{ name: copy.menu.contentFiles, extensions: ['json'] }],
  });
  await save('two', false);
  expect(dialog.showSaveDialog).toHaveBeenCalledOnce();
  await save('three', true);
  await save('four', false);
  expect([content('a.json'), content('b.json')]).toEqual(['two', 'four']);
});

it('saves over the file that was opened, or that the app was started with, only while the page shows it', async () => {
  write('opened.json', 'opened');
  const desk = files();
  for (const [name, sha256, { save, setShown }] of [
    ['opened.json', await opened(desk, 'opened.json'), desk],
    ['start.json', 'a1'.repeat(32), files([], inFolder('start.json'))],
  ] as const) {
    expect(await save('one', false)).toEqual(canceled);
    setShown(sha256);
    expect(await save('two', false)).toEqual(saved(name));
    setShown(undefined);
    expect(await save('three', false)).toEqual(canceled);
    expect(content(name)).toBe('two');
  }
});

it('asks once if a shortcut is held, and then saves what was written meanwhile', async () => {
  const { save } = files(['a.json']);
  const all = ['one', 'two', 'one'].map((text) => save(text, false));
  expect(await Promise.all(all)).toEqual(Array(3).fill(saved('a.json')));
  expect(dialog.showSaveDialog).toHaveBeenCalledOnce();
  expect(content('a.json')).toBe('two');
});

/** Saves a file, which then gets another content, and a question about it. */
async function changedFile(button: 'keep' | 'copy' | 'replace', then: readonly string[] = []) {
  const { save } = files(['a.json', ...then]);
  await save('one', false);
  write('a.json', 'theirs');
  dialog.showMessageBox.mockImplementationOnce(async (_window, { buttons }: { buttons: string[] }) => ({
    response: buttons.indexOf(copy.changedFile[button]),
  }));
  return save;
}

it('a file that somebody else has changed is replaced only if staff agree, and then without asking again', async () => {
  const save = await changedFile('replace');
  expect(await save('two', false)).toEqual(saved('a.json'));
  expect(dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({
    message: fill(copy.changedFile.message, { name: 'a.json' }),
    cancelId: 0,
  });
  await save('three', false);
  expect(dialog.showMessageBox).toHaveBeenCalledOnce();
  expect(content('a.json')).toBe('three');
});

it('a file that somebody else has changed can be kept beside a copy, where Save then writes to', async () => {
  const save = await changedFile('copy', ['mine.json']);
  expect(await save('two', false)).toEqual(saved('mine.json'));
  expect(dialog.showSaveDialog.mock.lastCall?.[1]).toMatchObject({
    defaultPath: inFolder(`${fill(copy.changedFile.copyName, { name: 'a' })}.json`),
  });
  await save('three', false);
  expect([content('a.json'), content('mine.json')]).toEqual(['theirs', 'three']);
});

it('a file that somebody else has changed can be kept, also where Save As or the copy leads to it, or it was opened', async () => {
  const saveAs = await changedFile('keep', ['a.json']);
  expect(await saveAs('two', true)).toEqual(canceled);
  const save = await changedFile('copy', ['a.json']);
  expect(await save('two', false)).toEqual(canceled);
  const desk = files();
  desk.setShown(await opened(desk, 'a.json'));
  write('a.json', 'theirs again');
  expect(await desk.save('two', false)).toEqual(canceled);
  expect(content('a.json')).toBe('theirs again');
});

it.each([
  ['its folder is gone', 'nowhere/a.json', 'one', 'notFound'],
  ['it is a folder', 'folder.json', 'one', 'failed'],
  ['it is too large', 'a.json', 'x'.repeat(2_000_001), 'failed'],
])('says why it could not save: %s', async (_why, name, text, kind) => {
  mkdirSync(inFolder('folder.json'));
  expect(await files([name]).save(text, false)).toEqual({ kind });
});
