import { accessSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { logFolderError } from '../../../../../electron/main/cli/start-error';
import { temporaryFolder } from '../../../temporary-folder';

// The root user, as whom these tests may run, is forbidden nothing: such errors have to be made up.
vi.mock('node:fs', { spy: true });

it('finds a folder missing, also where there is a file instead or above it', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const path of [`${file}s`, file, join(file, 'inside')])
    expect(logFolderError(path)).toBe('an existing folder');
});

it.each([
  ['a folder that this account may write to', 'cannot be written to', accessSync, 'EACCES'],
  [undefined, 'is on a disk that is read-only, perhaps only until it is repaired', accessSync, 'EROFS'],
])('says %s if a folder %s', (error, _what, failing, code) => {
  vi.mocked(failing as typeof accessSync).mockImplementationOnce(() => {
    throw Object.assign(new Error(code), { code });
  });
  expect(logFolderError(temporaryFolder())).toBe(error);
});
