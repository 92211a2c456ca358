import { describe, expect, it } from 'vitest';
import {
  downloadObstacle,
  exitObstacle,
  explain,
  hasDisplay,
  machineObstacle,
} from '../../../../electron/start/launch-errors';

const desk = { platform: 'linux', isRoot: false, env: { DISPLAY: ':0' } } as const;

describe('machineObstacle', () => {
  it('is nothing on a desk', () => expect(machineObstacle(desk)).toBeUndefined());

  it('is the root user on Linux, display or not', () => {
    expect(machineObstacle({ ...desk, isRoot: true })).toBe('root');
    expect(machineObstacle({ ...desk, isRoot: true, env: {} })).toBe('root');
  });

  it('is a missing display on Linux', () => {
    expect(machineObstacle({ ...desk, env: {} })).toBe('no-display');
    expect(machineObstacle({ ...desk, env: { DISPLAY: '', WAYLAND_DISPLAY: '' } })).toBe('no-display');
  });

  it.each(['darwin', 'win32'] as const)('is nothing on %s, where neither matters', (platform) => {
    expect(machineObstacle({ platform, isRoot: true, env: {} })).toBeUndefined();
  });
});

describe('hasDisplay', () => {
  it('knows X and Wayland', () => {
    expect(hasDisplay({ platform: 'linux', env: { DISPLAY: ':1' } })).toBe(true);
    expect(hasDisplay({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
  });
});

describe('downloadObstacle', () => {
  it.each([
    'TypeError: fetch failed',
    'HTTPError: Response code 404 (Not Found) for https://mirror.example/',
    'Error: getaddrinfo ENOTFOUND mirror.example',
  ])('is the network, whatever the Node, for %j', (output) => {
    expect(downloadObstacle(output, 'v20.19.0')).toBe('download-failed');
    expect(downloadObstacle(output, 'v24.0.0')).toBe('download-failed');
  });

  it.each([
    ['v20.19.0', 'download-needs-newer-node'],
    ['v22.11.0', 'download-needs-newer-node'],
    ['v22.12.0', 'download-failed'],
    ['v23.0.0', 'download-failed'],
    ['v24.4.1', 'download-failed'],
  ])('of a broken installer under Node %s is %s', (version, obstacle) => {
    expect(downloadObstacle('SyntaxError: Unexpected token', version)).toBe(obstacle);
  });
});

describe('exitObstacle', () => {
  it('is an app that ended at once with an error or by a signal', () => {
    expect(exitObstacle(127, 50)).toBe('ended-at-once');
    expect(exitObstacle(null, 800)).toBe('ended-at-once');
  });

  it('is nothing where the app was closed, or ran for a while', () => {
    expect(exitObstacle(0, 50)).toBeUndefined();
    expect(exitObstacle(1, 3_600_000)).toBeUndefined();
  });

  it('is nothing where the app said what is wrong with its options', () => {
    expect(exitObstacle(2, 50)).toBeUndefined();
  });
});

describe('explain', () => {
  it.each([
    ['root', 'root user'],
    ['no-display', 'no display|display, and there is none'],
    ['download-failed', 'could not be downloaded'],
    ['download-needs-newer-node', 'Node 22.12 or newer'],
    ['download-stalled', '20 seconds'],
    ['ended-at-once', 'as soon as it was started'],
  ] as const)('says in one sentence that the site comes in a browser: %s', (obstacle, words) => {
    const sentence = explain(obstacle);
    expect(sentence).toMatch(new RegExp(words));
    expect(sentence).toMatch(/^The desktop app [^\n]*, so here is the same site for a browser\.$/);
    expect(sentence.match(/\.(\s|$)/g)).toHaveLength(1);
  });
});
