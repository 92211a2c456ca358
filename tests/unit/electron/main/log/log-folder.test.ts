import { accessSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logFolderError } from '../../../../../electron/main/log/log-folder';

// The root user, as whom these tests may run, is forbidden nothing: such errors have to be made up.
vi.mock('node:fs', { spy: true });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-folder-'));
});
afterEach(async () => {
  vi.mocked(statSync).mockReset();
  vi.mocked(accessSync).mockReset();
  await rm(folder, { recursive: true });
});

function failWith(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

it('accepts an existing folder', () => expect(logFolderError(folder)).toBeUndefined());

it('finds a folder missing, also where there is a file instead or above it', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const path of [join(folder, 'none'), file, join(file, 'inside')]) {
    expect(logFolderError(path)).toBe('missing');
  }
});

it('finds a folder forbidden that cannot be reached', () => {
  vi.mocked(statSync).mockImplementation(failWith('EACCES'));
  expect(logFolderError(folder)).toBe('forbidden');
});

it.each(['EACCES', 'EPERM'])('finds a folder forbidden that cannot be written to: %s', (code) => {
  vi.mocked(accessSync).mockImplementation(failWith(code));
  expect(logFolderError(folder)).toBe('forbidden');
});

it('accepts a folder on a disk that is read-only, perhaps only until it is repaired', () => {
  vi.mocked(accessSync).mockImplementation(failWith('EROFS'));
  expect(logFolderError(folder)).toBeUndefined();
});
