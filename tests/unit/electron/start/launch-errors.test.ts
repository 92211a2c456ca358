import { expect, it } from 'vitest';
import { exitError, machineError } from '../../../../electron/start/launch-errors';

const desktop = { platform: 'linux', isRoot: false, env: { DISPLAY: ':0' } } as const;

it.each([
  ['an ordinary desktop', desktop, undefined],
  ['the root user on Linux', { ...desktop, isRoot: true }, 'root'],
  ['Linux without a display', { ...desktop, env: {} }, 'no-display'],
  ['Linux that denies the sandbox', { ...desktop, deniesSandbox: true }, 'no-sandbox'],
  ['macOS, where neither matters', { platform: 'darwin', isRoot: true, env: {} }, undefined],
] as const)('the error of %s is %s', (_, machine, error) => expect(machineError(machine)).toBe(error));

it.each([
  ['exited at once with an error', 127, 50, 'exited-at-once'],
  ['ran for a while', 1, 3_600_000, undefined],
])('the error of an app that %s is %s after %s ms: %s', (_, exitCode, time, error) =>
  expect(exitError(exitCode, time)).toBe(error),
);
