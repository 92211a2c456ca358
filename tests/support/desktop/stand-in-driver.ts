import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type ElectronApplication, type Page } from 'playwright';
import type { Command, DesktopApp, Driver } from './desktop-app';
import { runToExit } from './run-to-exit';
import type { FromStandIn, ToStandIn } from './stand-in/messages';
import { top } from './top';

const standIn = (file: string) => new URL(`stand-in/${file}`, import.meta.url);

function command(args: readonly string[]): Command {
  const loaders = ['--import', 'tsx', '--import', standIn('register.ts').href];
  return [process.execPath, [...loaders, fileURLToPath(standIn('run.ts')), top, ...args]];
}

/** A process that runs the app's main process, with the stand-in as its `electron` module. */
class StandInProcess {
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;
  private evaluations = 0;

  constructor([program, args]: Command, env: Readonly<Record<string, string>>) {
    this.child = spawn(program, args, {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    this.exited = once(this.child, 'exit').then(([exitCode]) => exitCode);
  }

  send(message: ToStandIn): void {
    if (this.child.connected) this.child.send(message);
  }

  /**
   * Waits for a message.
   *
   * @param pick extracts the result, or returns `undefined` for other messages
   * @throws when the process exits first
   */
  async waitFor<Result>(pick: (message: FromStandIn) => Result | undefined): Promise<Result> {
    for await (const [message] of on(this.child, 'message', { close: ['exit'] })) {
      const picked = pick(message);
      if (picked !== undefined) return picked;
    }
    throw new Error(`The stand-in exited with code ${await this.exited}.`);
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

async function launch(extra: readonly string[], env = {}): Promise<DesktopApp> {
  const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
  const args = [`--user-data-dir=${userData}`, ...extra];
  const app = new StandInProcess(command(args), env);
  const endpoint = await app.waitFor((message) => (message.type === 'ready' ? message.browser : undefined));
  const browser = await chromium.connectOverCDP(endpoint);

  return {
    evaluate: app.evaluate.bind(app) as ElectronApplication['evaluate'],
    exited: app.exited,
    async firstWindow(): Promise<Page> {
      const [page] = browser.contexts()[0]?.pages() ?? [];
      if (!page) throw new Error('The app has no window.');
      return page;
    },
    launchAgain: (more = []) => runToExit(command([...args, ...more])),
    async close() {
      await browser.close();
      app.send({ type: 'quit' });
      await app.exited;
      await rm(userData, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Runs the built main process in Node, with a page in Chromium as its window. This is not Electron. */
export const standInDriver: Driver = {
  name: 'a stand-in on Chromium, because Electron is not installed or cannot open a window here',
  scheme: 'http:',
  command,
  launch,
};
