import { accessSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { logFolderError } from '../../../../../electron/main/log/log-folder';
import { temporaryFolder } from '../../../../support/temporary-folder';

// The root user, as whom these tests may run, is forbidden nothing: such errors have to be made up.
vi.mock('node:fs', { spy: true });

function failWith(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

it('accepts an existing folder', () => expect(logFolderError(temporaryFolder())).toBeUndefined());

it('finds a folder missing, also where there is a file instead or above it', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const path of [`${file}s`, file, join(file, 'inside')]) {
    expect(logFolderError(path)).toBe('missing');
  }
});

it('finds a folder forbidden that cannot be reached', () => {
  vi.mocked(statSync).mockImplementationOnce(failWith('EACCES'));
  expect(logFolderError(temporaryFolder())).toBe('forbidden');
});

it.each(['EACCES', 'EPERM'])('finds a folder forbidden that cannot be written to: %s', (code) => {
  vi.mocked(accessSync).mockImplementationOnce(failWith(code));
  expect(logFolderError(temporaryFolder())).toBe('forbidden');
});

it('accepts a folder on a disk that is read-only, perhaps only until it is repaired', () => {
  vi.mocked(accessSync).mockImplementationOnce(failWith('EROFS'));
  expect(logFolderError(temporaryFolder())).toBeUndefined();
});
