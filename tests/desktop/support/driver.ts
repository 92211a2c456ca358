import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { _electron, chromium, type ElectronApplication } from 'playwright';
import { installedElectron } from '../../../electron/start/electron-binary';
import { machineError } from '../../../electron/start/launch-errors';
import { readMachine } from '../../../electron/start/machine';
import { top } from '../../support/top';
import type { FromStandIn, ToStandIn } from './stand-in/run';

type Env = Readonly<Record<string, string>>;

type Command = readonly [program: string, args: readonly string[]];

const lines = (output: string) => output.trim().split(/\r?\n/);

/** Runs a command until it exits. Electron and Chromium may write lines of their own before the app's. */
export async function runToExit([program, args]: Command) {
  const child = spawn(program, args, { cwd: top });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await once(child, 'exit');
  const [stdout, stderr] = await output;
  return { exitCode: exitCode as number | null, stdout: lines(stdout), stderr: lines(stderr) };
}

/** The running app; `evaluate` runs in the main process, with the `electron` module as its argument. */
interface RunningApp extends Pick<ElectronApplication, 'close' | 'evaluate' | 'firstWindow'> {
  /** Resolves with the exit code when the app exits. */
  readonly exited: Promise<number | null>;
}

export interface DesktopApp extends RunningApp {
  /** Starts a second instance for the same user, with further arguments, and waits until it exits. */
  launchAgain(args?: readonly string[]): ReturnType<typeof runToExit>;
}

interface Driver {
  /** Printed with the test results, which must not pass off the stand-in as Electron. */
  readonly name: string;
  readonly isElectron: boolean;
  command(args: readonly string[]): Command;
  start(args: readonly string[], env: Env): Promise<RunningApp>;
}

const electronDriver = (executable: string): Driver => ({
  name: 'Electron',
  isElectron: true,
  command: (args) => [executable, [top, ...args]],
  async start(args, env) {
    // With an `executablePath`, Playwright would leave out its loader, which sets Chromium's switches for tests.
    const electron = await _electron.launch({
      args: [top, ...args],
      cwd: top,
      env: { ...process.env, ...env } as Record<string, string>,
      chromiumSandbox: true,
    });
    return {
      exited: once(electron.process(), 'exit').then(([exitCode]) => exitCode),
      evaluate: electron.evaluate.bind(electron),
      firstWindow: () => electron.firstWindow(),
      async close() {
        // `close` alone would wait for an answer to the question about unsaved edits.
        await electron.evaluate(({ app: own }) => own.exit()).catch(() => undefined);
        await electron.close();
      },
    };
  },
});

/** Runs the built main process in Node, with a page in Chromium as its window. This is not Electron. */
const standInDriver: Driver = {
  name: 'a stand-in on Chromium, because Electron is not installed or cannot open a window here',
  isElectron: false,
  command(args) {
    const file = (name: string) => new URL(`stand-in/${name}`, import.meta.url);
    const loaders = ['--import', 'tsx', '--import', file('register.ts').href];
    return [process.execPath, [...loaders, fileURLToPath(file('run.ts')), top, ...args]];
  },
  async start(args, env) {
    const [program, programArgs] = this.command(args);
    const child = spawn(program, programArgs, {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const exited = once(child, 'exit').then(([exitCode]) => exitCode);
    const send = (message: ToStandIn) => child.connected && child.send(message);
    let calls = 0;
    /** Waits for the answer to a call, or for the address of the browser. */
    async function answerTo(call?: number) {
      for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<[FromStandIn]>)
        if ('id' in message ? message.id === call : call === undefined) return message;
      throw new Error(`The stand-in exited with code ${await exited}.`);
    }
    const ready = await answerTo();
    const browser = await chromium.connectOverCDP('browser' in ready ? ready.browser : '');
    return {
      exited,
      evaluate: (async (mainFunction: unknown, arg?: unknown) => {
        calls += 1;
        const result = answerTo(calls);
        send({ id: calls, source: String(mainFunction), arg });
        const answer = await result;
        if ('error' in answer) throw new Error(answer.error);
        return 'value' in answer ? answer.value : undefined;
      }) as ElectronApplication['evaluate'],
      async firstWindow() {
        const [page] = browser.contexts()[0]?.pages() ?? [];
        if (!page) throw new Error('The app has no window.');
        return page;
      },
      async close() {
        await browser.close();
        send('quit');
        await exited;
      },
    };
  },
};

/** Electron if it is installed and can open a window here, otherwise the stand-in, unless `REQUIRE_ELECTRON` is set. */
function chooseDriver(): Driver {
  const electron = installedElectron();
  const error = electron ? machineError(readMachine(electron)) : 'not-installed';
  if (electron && !error) return electronDriver(electron);
  if (process.env.REQUIRE_ELECTRON)
    throw new Error(`REQUIRE_ELECTRON is set, but Electron cannot run: ${error}`);
  return standInDriver;
}

export const driver = chooseDriver();

/** Starts the app under the control of a spec, each time with a new user data folder. */
export async function launch(extra: readonly string[] = [], env: Env = {}): Promise<DesktopApp> {
  const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
  const args = [`--user-data-dir=${userData}`, ...extra];
  const app = await driver.start(args, env);
  return {
    ...app,
    launchAgain: (more = []) => runToExit(driver.command([...args, ...more])),
    async close() {
      await app.close();
      await rm(userData, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
