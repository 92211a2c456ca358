import { describe, expect, it } from 'vitest';
import { downloadError, exitError, explain, machineError } from '../../../../electron/start/launch-errors';

describe('machineError', () => {
  const desktop = { platform: 'linux', isRoot: false, env: { DISPLAY: ':0' } } as const;
  const denyingSetting = 'kernel.apparmor_restrict_unprivileged_userns';

  it.each([
    ['an ordinary desktop', desktop, undefined],
    ['the root user on Linux', { ...desktop, isRoot: true }, 'root'],
    ['Linux without a display', { ...desktop, env: {} }, 'no-display'],
    ['a machine that denies Chromium’s sandbox', { ...desktop, denyingSetting }, denyingSetting],
    ['macOS, where neither matters', { platform: 'darwin', isRoot: true, env: {} }, undefined],
  ] as const)('of %s is %s', (_, machine, error) => expect(machineError(machine)).toBe(error));
});

describe('downloadError', () => {
  it.each([
    'TypeError: fetch failed',
    'HTTPError: Response code 404 (Not Found) for https://mirror.example/',
    'Error: getaddrinfo ENOTFOUND mirror.example',
  ])('blames the network, whatever the Node version, for %j', (output) => {
    for (const version of ['v20.19.0', 'v24.0.0'])
      expect(downloadError(output, version)).toBe('download-failed');
  });

  it.each([
    ['v20.19.0', 'download-needs-newer-node'],
    ['v22.12.0', 'download-failed'],
  ])('for a broken installer on Node %s is %s', (version, error) => {
    expect(downloadError('SyntaxError: Unexpected token', version)).toBe(error);
  });
});

it.each([
  ['exited at once with an error', 127, 50, 'exited-at-once'],
  ['was closed', 0, 50, undefined],
  ['ran for a while', 1, 3_600_000, undefined],
  ['rejected its options', 2, 50, undefined],
])('the error of an app that %s is %s after %s ms: %s', (_, exitCode, time, error) => {
  expect(exitError(exitCode, time)).toBe(error);
});

it.each([
  ['root', 'root user'],
  ['no-display', 'needs a display, which this machine does not have'],
  ['kernel.apparmor_restrict_unprivileged_userns', 'kernel.apparmor_restrict_unprivileged_userns'],
  ['download-failed', 'could not be downloaded'],
  ['download-needs-newer-node', 'Node 22.12 or newer'],
  ['download-stalled', '20 seconds'],
  ['exited-at-once', 'right after it started'],
] as const)('says in one sentence that the site opens in a browser: %s', (error, reason) => {
  const sentence = explain(error);
  expect(sentence).toContain(reason);
  expect(sentence).toMatch(
    /^The desktop app [^\n]*, so the same site is available in your browser instead\.$/,
  );
  expect(sentence.match(/\.(\s|$)/g)).toHaveLength(1);
});
