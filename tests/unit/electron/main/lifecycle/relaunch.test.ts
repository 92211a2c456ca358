import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { relaunchApp } from '../../../../../electron/main/lifecycle/relaunch';

/** What the app did, in order. */
const calls = vi.hoisted((): unknown[][] => []);
/** Whether the helper of Electron can be started. */
const helper = vi.hoisted(() => ({ starts: true }));
vi.mock('electron', () => {
  const record = (name: string) => (argument: unknown) => calls.push([name, argument]);
  const names = ['exit', 'releaseSingleInstanceLock', 'requestSingleInstanceLock'];
  const relaunch = (options: unknown) => {
    calls.push(['relaunch', options, process.env.FOUNDATION_EXIT_PIN]);
    return helper.starts;
  };
  return { app: { ...Object.fromEntries(names.map((name) => [name, record(name)])), relaunch } };
});
vi.mock('node:child_process');

beforeEach(() => calls.splice(0));
afterEach(() => expect(process.env).not.toHaveProperty('FOUNDATION_EXIT_PIN'));

const log = { write: (entry: object) => calls.push(['log', entry]), writeNow: vi.fn(), flush: vi.fn() };
const released = [
  ['log', { event: 'exit', reason: 'relaunch' }],
  ['releaseSingleInstanceLock', undefined],
];

/** Lets the AppImage start, or fail with an error. */
function startingAppImage(error?: Error) {
  const child = Object.assign(new EventEmitter(), { unref: vi.fn<() => void>() });
  vi.mocked(spawn).mockImplementation((...args) => {
    calls.push(['spawn', ...args, process.env.FOUNDATION_EXIT_PIN]);
    setImmediate(() => (error ? child.emit('error', error) : child.emit('spawn')));
    return child as never;
  });
  vi.stubEnv('APPIMAGE', '/opt/weaving-hope.AppImage');
  vi.stubEnv('APPDIR', dirname(process.execPath));
  return child;
}

const pin = '246810';
const options = { detached: true, stdio: 'ignore' };
const spawned = ['spawn', '/opt/weaving-hope.AppImage', ['--kiosk'], options, pin];

it('gives up its lock, starts the same program with the new arguments and the PIN, and exits', async () => {
  await relaunchApp(log, ['.', '--kiosk'], pin);
  expect(calls).toEqual([...released, ['relaunch', { args: ['.', '--kiosk'] }, pin], ['exit', 0]]);
});

it('starts an AppImage from its file, as a process of its own', async () => {
  const child = startingAppImage();
  await relaunchApp(log, ['--kiosk'], pin);
  expect(calls).toEqual([...released, spawned, ['exit', 0]]);
  expect(child.unref).toHaveBeenCalledOnce();
});

it.each([
  ['the AppImage', 'The file is gone.', 'spawn'],
  ['Electron', 'could not be started', 'relaunch'],
])('takes its lock back and keeps running if %s does not start', async (what, error, attempt) => {
  if (what === 'Electron') helper.starts = false;
  else startingAppImage(new Error('The file is gone.'));
  await expect(relaunchApp(log, ['--kiosk'], pin)).rejects.toThrow(error);
  helper.starts = true;
  const lock = ['releaseSingleInstanceLock', attempt, 'requestSingleInstanceLock'];
  expect(calls.map(([name]) => name)).toEqual(['log', ...lock]);
});
