import { expect, it, vi } from 'vitest';
import { runApp } from '../../../../electron/main/app';
import { parseOptions } from '../../../../electron/main/cli/options';

/** What the app asked of Electron, in order. It never becomes ready here. */
const calls = vi.hoisted((): unknown[][] => []);
vi.mock('../../../../electron/main/cli/print');
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
      requestSingleInstanceLock: record('lock', true),
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
