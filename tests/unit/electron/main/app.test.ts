import { expect, it, onTestFinished, vi } from 'vitest';
import { runApp } from '../../../../electron/main/app';
import { parseOptions } from '../../../../electron/main/cli/options';

/** What the app asked of Electron, in order. It never becomes ready here. */
const calls = vi.hoisted((): unknown[][] => []);
vi.mock('../../../../electron/main/cli/print');
const isOnlyInstance = vi.hoisted(() => ({ value: true }));
vi.mock('electron', () => {
  const record =
    (name: string, result?: unknown) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return result;
    };
  return {
    app: {
      commandLine: { appendSwitch: record('switch') },
      enableSandbox: record('sandbox'),
      getVersion: () => '1.0.0',
      on: () => undefined,
      requestSingleInstanceLock: () => {
        calls.push(['lock']);
        return isOnlyInstance.value;
      },
      exit: record('exit'),
      quit: record('quit'),
      whenReady: record('ready', new Promise(() => undefined)),
    },
    Menu: { setApplicationMenu: record('menu') },
    protocol: { registerSchemesAsPrivileged: record('scheme') },
  };
});

/** What the app does before `ready`. */
function beforeReady(args: readonly string[]) {
  const command = parseOptions(args, {});
  if (command.run !== 'app') throw new Error('These arguments do not run the app.');
  calls.length = 0;
  runApp(command.options);
  return calls.slice(
    0,
    calls.findIndex(([name]) => name === 'ready'),
  );
}

/** What an app does that finds another instance of it running. */
async function whileRunning(args: readonly string[]) {
  isOnlyInstance.value = false;
  onTestFinished(() => {
    isOnlyInstance.value = true;
  });
  beforeReady(args);
  await vi.waitFor(() => expect(calls.at(-1)?.[0]).toMatch(/exit|quit/));
  return calls.at(-1);
}

it.each([[[]], [['--kiosk']]])(
  'with %j, takes away Electron’s default menu before it is ready, when it would be made',
  (args) => expect(beforeReady(args)).toContainEqual(['menu', null]),
);

it('sandboxes every page and registers its scheme before it is ready', () => {
  expect(beforeReady([]).map(([name]) => name)).toEqual(
    expect.arrayContaining(['sandbox', 'scheme', 'lock']),
  );
});

it('disables pinch zoom in a kiosk only', () => {
  expect(beforeReady(['--kiosk'])).toContainEqual(['switch', 'disable-pinch']);
  expect(beforeReady([])).not.toContainEqual(['switch', 'disable-pinch']);
});

it('quits if the app is already running, and as a kiosk says so by its exit code', async () => {
  expect(await whileRunning([])).toEqual(['quit']);
  expect(await whileRunning(['--kiosk'])).toEqual(['exit', 3]);
});
