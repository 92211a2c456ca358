import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type ElectronApplication, type Page } from 'playwright';
import type { DesktopApp, Driver, ExitResult } from './desktop-app';
import { exitResult } from './exit-result';
import type { FromStandIn, ToStandIn } from './stand-in/messages';
import { top } from './top';

const standIn = (file: string) => new URL(`stand-in/${file}`, import.meta.url);

function forkStandIn(args: readonly string[], options: ForkOptions = {}): ChildProcess {
  return fork(fileURLToPath(standIn('run.ts')), [top, ...args], {
    cwd: top,
    execArgv: ['--import', 'tsx', '--import', standIn('register.ts').href],
    ...options,
  });
}

/** A process that runs the app's main process, with the stand-in as its `electron` module. */
class StandInProcess {
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;
  private evaluations = 0;

  constructor(args: readonly string[]) {
    this.child = forkStandIn(args);
    this.exited = once(this.child, 'exit').then(([exitCode]) => exitCode);
  }

  send(message: ToStandIn): void {
    if (this.child.connected) this.child.send(message);
  }

  onMessage(listener: (message: FromStandIn) => void): void {
    this.child.on('message', listener);
  }

  /**
   * Waits for a message.
   *
   * @param pick extracts the result, or returns `undefined` for other messages
   * @throws when the process exits first
   */
  waitFor<Result>(pick: (message: FromStandIn) => Result | undefined): Promise<Result> {
    return new Promise((resolve, reject) => {
      const onExit = (exitCode: number | null) =>
        reject(new Error(`The stand-in exited with code ${exitCode}.`));
      const onMessage = (message: FromStandIn) => {
        const picked = pick(message);
        if (picked === undefined) return;
        this.child.off('message', onMessage).off('exit', onExit);
        resolve(picked);
      };
      this.child.on('message', onMessage).once('exit', onExit);
    });
  }

  /** Sends the source of a function to the process, and calls it there with the stand-in as its first argument. */
  async evaluate(mainFunction: unknown, arg?: unknown): Promise<unknown> {
    this.evaluations += 1;
    const id = this.evaluations;
    const result = this.waitFor((message) =>
      message.type === 'result' && message.id === id ? message : undefined,
    );
    this.send({ type: 'evaluate', id, source: String(mainFunction), arg });
    const { value, error } = await result;
    if (error) throw new Error(error);
    return value;
  }
}

async function launch(extra: readonly string[]): Promise<DesktopApp> {
  const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
  const args = [`--user-data-dir=${userData}`, ...extra];
  const first = new StandInProcess(args);
  const endpoint = await first.waitFor((message) => (message.type === 'ready' ? message.browser : undefined));
  const browser = await chromium.connectOverCDP(endpoint);

  return {
    evaluate: first.evaluate.bind(first) as ElectronApplication['evaluate'],
    exited: first.exited,
    async firstWindow(): Promise<Page> {
      const [page] = browser.contexts()[0]?.pages() ?? [];
      if (!page) throw new Error('The app has no window.');
      return page;
    },
    async launchAgain() {
      const second = new StandInProcess(args);
      second.onMessage((message) => message.type === 'second-instance' && first.send(message));
      return second.exited;
    },
    async close() {
      await browser.close();
      first.send({ type: 'quit' });
      await first.exited;
      await rm(userData, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function runToExit(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ExitResult> {
  return exitResult(forkStandIn(args, { silent: true, env: { ...process.env, ...env } }));
}

/** Runs the built main process in Node, with a page in Chromium as its window. This is not Electron. */
export const standInDriver: Driver = {
  name: 'a stand-in on Chromium, because Electron is not installed or cannot open a window here',
  launch,
  runToExit,
};
