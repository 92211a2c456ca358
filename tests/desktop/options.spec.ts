import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { chooseDriver } from '../support/desktop/driver';
import { runToExit } from '../support/desktop/run-to-exit';
import { expect, test } from '../support/desktop/test';
import { crossSection } from '../support/full-run';

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runToExit(chooseDriver().command(args), env);

/** What a run is whose options are refused. */
const refusal = (message: unknown) => ({ exitCode: 2, stderr: expect.arrayContaining([message]) });

for (const [args, message] of crossSection(
  [
    [['--idle-seconds=20'], '--idle-seconds must be a whole number from 30 to 3600, not "20".'],
    [['--kisok'], 'Unknown option --kisok: did you mean --kiosk (yes or no)?'],
    [
      ['--keypad=gamepad'],
      '--keypad must be arrows, ez-access, numeric, or a list of different keys, at least up:KeyW,down:KeyS,action:Enter,help:KeyH, not "gamepad".',
    ],
    [['--exit-pin=abc'], '--exit-pin must be 4 to 12 digits.'],
    [['--exit-pin:1234'], '--exit-pin takes its value after an equals sign (4 to 12 digits).'],
  ] as const,
  1,
)) {
  test(`exits with 2 and one sentence for ${args.join(' ')}`, async () => {
    expect(await run(args)).toMatchObject(refusal(message));
  });
}

test('exits with 2 for an invalid environment variable', { tag: '@full' }, async () => {
  const message = /^FOUNDATION_START must be one of \/, \/about, .*, not "\/elsewhere"\.$/;
  expect(await run([], { FOUNDATION_START: '/elsewhere' })).toMatchObject(
    refusal(expect.stringMatching(message)),
  );
});

for (const name of ['missing', 'package.json/inside']) {
  test(`exits with 2 if the log folder does not exist: ${name}`, { tag: '@full' }, async () => {
    const folder = resolve(name);
    const message = `--log-dir must be an existing folder, but ${JSON.stringify(folder)} is not one.`;
    expect(await run([`--log-dir=${folder}`])).toMatchObject(refusal(message));
  });
}

test('logs why it does not start', async () => {
  const folder = test.info().outputPath('log');
  await mkdir(folder);
  expect(await run(['--kisok', '--exit-pin=abc', `--log-dir=${folder}`])).toMatchObject({ exitCode: 2 });
  const text = await readFile(join(folder, 'weaving-hope.log'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    event: 'refused-start',
    reason: 'Unknown option --kisok: did you mean --kiosk (yes or no)?',
  });
});

test('prints its usage', { tag: '@full' }, async () => {
  const { exitCode, stdout } = await run(['--help']);
  expect(exitCode).toBe(0);
  expect(stdout.join('\n')).toContain('--exit-pin');
});

test('prints its version', async () => {
  const { exitCode, stdout } = await run(['--version']);
  expect({ exitCode, version: stdout.at(-1) }).toEqual({ exitCode: 0, version: packageFile.version });
});
