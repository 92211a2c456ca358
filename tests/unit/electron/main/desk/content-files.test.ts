import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentFiles } from '../../../../../electron/main/desk/content-files';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';
import { fill } from '../../../../../src/lib/fill';
import { temporaryFolder } from '../../../../support/temporary-folder';

const dialog = vi.hoisted(() => ({
  showOpenDialog: vi.fn<(window: object, options: object) => Promise<{ filePaths: string[] }>>(),
  showSaveDialog: vi.fn<(window: object, options: object) => Promise<{ filePath: string }>>(),
  showMessageBox: vi.fn<(window: object, options: object) => Promise<{ response: number }>>(),
}));
vi.mock('electron', () => ({ app: { getPath: () => 'documents' }, dialog }));

const copy = desktopCopy.es;

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
  expect(await save('one', false)).toEqual({ kind: 'saved', name: 'a.json' });
  expect(dialog.showSaveDialog.mock.lastCall?.[1]).toMatchObject({
    defaultPath: join('documents', 'weaving-hope-content.json'),
    filters: [{ name: copy.menu.contentFiles, extensions: ['json'] }],
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
  expect(await files().save('one', false)).toEqual({ kind: 'canceled' });
});

it('saves over an opened file only once the page shows its content', async () => {
  writeFileSync(inFolder('opened.json'), 'opened');
  const { open, save, setShown } = files();
  chooseToOpen(inFolder('opened.json'));
  const answer = await open();
  chooseToSave('');
  expect(await save('one', false)).toEqual({ kind: 'canceled' });
  setShown(answer?.kind === 'read' ? answer.sha256 : undefined);
  expect(await save('two', false)).toEqual({ kind: 'saved', name: 'opened.json' });
  expect(content('opened.json')).toBe('two');
});

it('saves over the file that the app was started with only once the page shows its content', async () => {
  const { save, setShown } = files(inFolder('start.json'));
  chooseToSave('');
  expect(await save('one', false)).toEqual({ kind: 'canceled' });
  setShown('a1'.repeat(32));
  expect(await save('two', false)).toEqual({ kind: 'saved', name: 'start.json' });
});

it('asks again where to save once the page shows the content of no file', async () => {
  const { save, setShown } = files(inFolder('start.json'));
  setShown('a1'.repeat(32));
  await save('one', false);
  setShown(undefined);
  chooseToSave('');
  expect(await save('two', false)).toEqual({ kind: 'canceled' });
  expect(content('start.json')).toBe('one');
});

it('asks once if a shortcut is held, and then saves what was written meanwhile', async () => {
  const { save } = files();
  chooseToSave(inFolder('a.json'));
  const first = save('one', false);
  expect(await Promise.all([first, save('two', false), save('one', false)])).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'saved', name: 'a.json' })),
  );
  expect(dialog.showSaveDialog).toHaveBeenCalledOnce();
  expect(content('a.json')).toBe('two');
});

describe('a file that somebody else has changed', () => {
  /** Saves a file, which then gets another content, and a question about it. */
  async function changedFile(button: 'keep' | 'copy' | 'replace') {
    const { save } = files();
    chooseToSave(inFolder('a.json'));
    await save('one', false);
    writeFileSync(inFolder('a.json'), 'theirs');
    dialog.showMessageBox.mockImplementationOnce(async (_window, options) => ({
      response: (options as { buttons: string[] }).buttons.indexOf(copy.changedFile[button]),
    }));
    return save;
  }

  it('is replaced only if staff agree, and then without asking again', async () => {
    const save = await changedFile('replace');
    expect(await save('two', false)).toEqual({ kind: 'saved', name: 'a.json' });
    expect(dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({
      message: fill(copy.changedFile.message, { name: 'a.json' }),
      cancelId: 0,
    });
    await save('three', false);
    expect(dialog.showMessageBox).toHaveBeenCalledOnce();
    expect(content('a.json')).toBe('three');
  });

  it('is asked about again if they save once more while staff are asked', async () => {
    const save = await changedFile('replace');
    dialog.showMessageBox.mockReset();
    dialog.showMessageBox.mockImplementationOnce(async () => {
      writeFileSync(inFolder('a.json'), 'theirs again');
      return { response: 2 };
    });
    dialog.showMessageBox.mockResolvedValueOnce({ response: 0 });
    expect(await save('two', false)).toEqual({ kind: 'canceled' });
    expect(dialog.showMessageBox).toHaveBeenCalledTimes(2);
    expect(content('a.json')).toBe('theirs again');
  });

  it('is asked about with what differs', async () => {
    const file = (phone: string) => JSON.stringify({ format: 'weaving-hope-content', foundation: { phone } });
    const save = await changedFile('keep');
    writeFileSync(inFolder('a.json'), file('(718) 555-0110'));
    await save(file('(718) 555-0111'), false);
    expect(dialog.showMessageBox.mock.lastCall?.[1]).toMatchObject({
      detail: expect.stringMatching(
        new RegExp(`\n${copy.admin.tabs.foundation}: ${copy.admin.labels.phone}$`),
      ),
    });
  });

  it('can be kept, also where Save As leads to it', async () => {
    const save = await changedFile('keep');
    chooseToSave(inFolder('a.json'));
    expect(await save('two', true)).toEqual({ kind: 'canceled' });
    expect(content('a.json')).toBe('theirs');
  });

  it('can be kept beside a copy, where Save then writes to', async () => {
    const save = await changedFile('copy');
    chooseToSave(inFolder('mine.json'));
    expect(await save('two', false)).toEqual({ kind: 'saved', name: 'mine.json' });
    expect(dialog.showSaveDialog.mock.lastCall?.[1]).toMatchObject({
      defaultPath: inFolder(`${fill(copy.changedFile.copyName, { name: 'a' })}.json`),
    });
    await save('three', false);
    expect([content('a.json'), content('mine.json')]).toEqual(['theirs', 'three']);
  });

  it('is asked about again where the copy is to replace it', async () => {
    const save = await changedFile('copy');
    chooseToSave(inFolder('a.json'));
    dialog.showMessageBox.mockResolvedValueOnce({ response: 0 });
    expect(await save('two', false)).toEqual({ kind: 'canceled' });
    expect(content('a.json')).toBe('theirs');
  });

  it('is known by what was opened, not by what was saved before', async () => {
    writeFileSync(inFolder('a.json'), 'opened');
    const { open, save, setShown } = files();
    chooseToOpen(inFolder('a.json'));
    const answer = await open();
    setShown(answer?.kind === 'read' ? answer.sha256 : undefined);
    writeFileSync(inFolder('a.json'), 'theirs');
    dialog.showMessageBox.mockResolvedValueOnce({ response: 0 });
    expect(await save('two', false)).toEqual({ kind: 'canceled' });
    expect(content('a.json')).toBe('theirs');
  });
});

it('answers also if the system cannot show a dialog', async () => {
  dialog.showSaveDialog.mockRejectedValueOnce(new Error('There is no display.'));
  expect(await files().save('one', false)).toEqual({ kind: 'failed' });
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
    expect(await files().save('one', false)).toEqual({ kind: result });
  }
  expect(await files().save('x'.repeat(2_000_001), false)).toEqual({ kind: 'failed' });
  // In bytes: another would be written here.
  chooseToSave(inFolder('large.json'));
  expect(await files().save('é'.repeat(1_000_001), false)).toEqual({ kind: 'failed' });
  expect(await files().save(undefined, false)).toEqual({ kind: 'failed' });
});
