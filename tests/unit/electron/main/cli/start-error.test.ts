import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { startError } from '../../../../../electron/main/cli/start-error';

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
