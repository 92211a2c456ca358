import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { driver, runToExit } from './support/driver';
import { expect, test } from './support/test';

const run = (...args: string[]) => runToExit(driver.command(args));

test('exits with 2 for a wrong option, and says and logs why; prints its usage and its version', async () => {
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  const reason = 'Unknown option --kisok: did you mean --kiosk (yes or no)?';
  const [wrong, usage, version] = await Promise.all([
    run('--kisok', '--exit-pin=abc', `--log-dir=${folder}`),
    run('--help'),
    run('--version'),
  ]);
  expect(wrong).toMatchObject({ exitCode: 2, stderr: expect.arrayContaining([reason]) });
  const text = await readFile(join(folder, 'weaving-hope.log'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ event: 'refused-start', reason });
  expect([usage.exitCode, version.exitCode]).toEqual([0, 0]);
  expect(usage.stdout.join('\n')).toContain('--exit-pin');
  expect(version.stdout.at(-1)).toBe(packageFile.version);
});
