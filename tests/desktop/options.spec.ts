import packageFile from '../../package.json' with { type: 'json' };
import { chooseDriver } from '../support/desktop/driver';
import { expect, test } from '../support/desktop/test';

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  chooseDriver().runToExit(args, env);

for (const [args, message] of [
  [['--idle-seconds=20'], '--idle-seconds must be a whole number from 30 to 3600, not "20".'],
  [['--kisok'], 'Unknown option --kisok: did you mean --kiosk (yes or no)?'],
  [['--exit-pin=abc'], '--exit-pin must be 4 to 12 digits.'],
] as const) {
  test(`exits with 2 and one sentence for ${args.join(' ')}`, async () => {
    expect(await run(args)).toEqual({ exitCode: 2, output: message });
  });
}

test('exits with 2 for an invalid environment variable', async () => {
  const { exitCode, output } = await run([], { FOUNDATION_START: '/elsewhere' });
  expect(exitCode).toBe(2);
  expect(output).toMatch(/^FOUNDATION_START must be one of \/, \/about, .*, not "\/elsewhere"\.$/);
});

test('exits with 2 if the log folder does not exist', async () => {
  const missing = test.info().outputPath('missing');
  expect(await run([`--log-dir=${missing}`])).toEqual({
    exitCode: 2,
    output: `--log-dir must be an existing folder, but ${JSON.stringify(missing)} is not one.`,
  });
});

test('prints its usage', async () => {
  const { exitCode, output } = await run(['--help']);
  expect(exitCode).toBe(0);
  expect(output).toContain('--exit-pin');
});

test('prints its version', async () => {
  expect(await run(['--version'])).toEqual({ exitCode: 0, output: packageFile.version });
});
