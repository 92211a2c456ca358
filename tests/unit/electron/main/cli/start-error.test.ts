import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { startError } from '../../../../../electron/main/cli/start-error';

function errorFor(args: readonly string[], platform: NodeJS.Platform = 'linux') {
  const command = parseOptions(args, {});
  if (command.run !== 'app') throw new Error('These arguments do not run the app.');
  return startError(command.options, platform);
}

describe('startError', () => {
  it.each(['linux', 'win32'] as const)('finds nothing wrong with a kiosk on %s', (platform) => {
    expect(errorFor(['--kiosk'], platform)).toBeUndefined();
  });

  it('refuses a kiosk on macOS in one sentence, but not a window', () => {
    expect(errorFor(['--kiosk'], 'darwin')).toBe(
      'The kiosk does not run on macOS, where no app can keep visitors from leaving it: use Linux or Windows.',
    );
    expect(errorFor(['--kiosk=no'], 'darwin')).toBeUndefined();
  });

  it('refuses a log folder that is missing or a file, also inside a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'start-error-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(errorFor([`--log-dir=${folder}`])).toBeUndefined();
    for (const path of [join(folder, 'none'), file, join(file, 'inside')]) {
      expect(errorFor([`--log-dir=${path}`])).toBe(
        `--log-dir must be an existing folder, but ${JSON.stringify(path)} is not one.`,
      );
    }
  });

  it('lets a kiosk that relaunches itself recover without its log folder', () => {
    expect(errorFor(['--kiosk', '--log-dir=/nowhere/at/all', '--relaunched=1'])).toBeUndefined();
  });
});
