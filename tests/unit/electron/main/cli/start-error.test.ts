import { accessSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { logFolderError, startError } from '../../../../../electron/main/cli/start-error';
import { temporaryFolder } from '../../../temporary-folder';

// The root user, as whom these tests may run, is forbidden nothing: such errors have to be made up.
vi.mock('node:fs', { spy: true });

function errorFor(args: readonly string[], platform: NodeJS.Platform = 'linux') {
  const command = parseOptions(args, {});
  if (command.kind !== 'app') throw new Error('These arguments do not run the app.');
  return startError(command.options, platform);
}

it('refuses a kiosk on macOS in one sentence, but not a window', () => {
  expect(errorFor(['--kiosk'], 'darwin')).toBe(
    'The kiosk does not run on macOS, where no app can keep visitors from leaving it: use Linux or Windows.',
  );
  expect(errorFor(['--kiosk=no'], 'darwin')).toBeUndefined();
});

it('refuses a log folder that is missing, except in a kiosk that relaunches itself to recover', () => {
  expect(errorFor([`--log-dir=${tmpdir()}`])).toBeUndefined();
  const args = ['--kiosk', '--log-dir=/nowhere/at/all'];
  expect(errorFor(args)).toBe('--log-dir must be an existing folder, but "/nowhere/at/all" is not one.');
  expect(errorFor([...args, '--relaunched=1'])).toBeUndefined();
});

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
