import { describe, expect, it } from 'vitest';
import { downloadError, exitError, explain, machineError } from '../../../../electron/start/launch-errors';

const desktop = { platform: 'linux', isRoot: false, env: { DISPLAY: ':0' } } as const;

describe('machineError', () => {
  it('allows an ordinary desktop', () => expect(machineError(desktop)).toBeUndefined());

  it('rules out the root user on Linux, with or without a display', () => {
    expect(machineError({ ...desktop, isRoot: true })).toBe('root');
    expect(machineError({ ...desktop, isRoot: true, env: {} })).toBe('root');
  });

  it('rules out a Linux machine without a display', () => {
    expect(machineError({ ...desktop, env: {} })).toBe('no-display');
    expect(machineError({ ...desktop, env: { DISPLAY: '', WAYLAND_DISPLAY: '' } })).toBe('no-display');
  });

  it('rules out a machine that denies Chromium’s sandbox, and names the setting', () => {
    const denyingSetting = 'kernel.apparmor_restrict_unprivileged_userns';
    expect(machineError({ ...desktop, denyingSetting })).toBe(denyingSetting);
  });

  it.each(['darwin', 'win32'] as const)('ignores both on %s, where neither matters', (platform) => {
    expect(machineError({ platform, isRoot: true, env: {} })).toBeUndefined();
  });
});

describe('downloadError', () => {
  it.each([
    'TypeError: fetch failed',
    'HTTPError: Response code 404 (Not Found) for https://mirror.example/',
    'Error: getaddrinfo ENOTFOUND mirror.example',
  ])('blames the network, whatever the Node version, for %j', (output) => {
    expect(downloadError(output, 'v20.19.0')).toBe('download-failed');
    expect(downloadError(output, 'v24.0.0')).toBe('download-failed');
  });

  it.each([
    ['v20.19.0', 'download-needs-newer-node'],
    ['v22.11.0', 'download-needs-newer-node'],
    ['v22.12.0', 'download-failed'],
    ['v23.0.0', 'download-failed'],
    ['v24.4.1', 'download-failed'],
  ])('for a broken installer on Node %s is %s', (version, error) => {
    expect(downloadError('SyntaxError: Unexpected token', version)).toBe(error);
  });
});

describe('exitError', () => {
  it('reports an app that exited at once with an error or by a signal', () => {
    expect(exitError(127, 50)).toBe('exited-at-once');
    expect(exitError(null, 800)).toBe('exited-at-once');
  });

  it('reports nothing when the app was closed or ran for a while', () => {
    expect(exitError(0, 50)).toBeUndefined();
    expect(exitError(1, 3_600_000)).toBeUndefined();
  });

  it('reports nothing when the app rejected its options', () => {
    expect(exitError(2, 50)).toBeUndefined();
  });

  it('reports nothing when a kiosk found the app running', () => {
    expect(exitError(3, 50)).toBeUndefined();
  });
});

describe('explain', () => {
  it.each([
    ['root', 'root user'],
    ['no-display', 'needs a display, which this machine does not have'],
    ['kernel.apparmor_restrict_unprivileged_userns', 'kernel.apparmor_restrict_unprivileged_userns'],
    ['kernel.unprivileged_userns_clone', 'kernel.unprivileged_userns_clone'],
    ['download-failed', 'could not be downloaded'],
    ['download-needs-newer-node', 'Node 22.12 or newer'],
    ['download-stalled', '20 seconds'],
    ['exited-at-once', 'right after it started'],
  ] as const)('says in one sentence that the site opens in a browser: %s', (error, reason) => {
    const sentence = explain(error);
    expect(sentence).toMatch(new RegExp(reason));
    expect(sentence).toMatch(
      /^The desktop app [^\n]*, so the same site is available in your browser instead\.$/,
    );
    expect(sentence.match(/\.(\s|$)/g)).toHaveLength(1);
  });
});
