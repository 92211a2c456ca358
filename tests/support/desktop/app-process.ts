import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chooseDriver } from './driver';
import { top } from './top';

/** The executable of the packaged app, if these tests are to run that instead of the built one. */
export const packagedApp = process.env.PACKAGED_APP;

const driver = chooseDriver();

/** The scheme of the site's URL in Chromium. */
export const siteScheme = packagedApp ? 'app:' : driver.scheme;

/** The app as its users run it. Its main process is out of reach, as in a packaged app; its page is not. */
export interface AppProcess {
  /** Resolves with the exit code of the first process; a relaunch starts another one. */
  readonly exited: Promise<number | null>;
  /**
   * Does something with the page of the process that runs now.
   *
   * @throws when there is none, or when it is just being replaced
   */
  withPage<Result>(action: (page: Page) => Promise<Result>): Promise<Result>;
  /** Crashes the page. */
  crashPage(): Promise<void>;
  /** The entries of its log. */
  readLog(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Quits the process that runs now. */
  quit(): Promise<void>;
}

/** Starts the app: packaged if there is one, otherwise as it was built. */
export async function startApp(): Promise<AppProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'desktop-user-'));
  const args = [`--user-data-dir=${folder}`, `--log-dir=${folder}`, '--remote-debugging-port=0'];
  const [program, programArgs] = packagedApp ? [packagedApp, args] : driver.command(args);
  const child = spawn(program, programArgs, { cwd: top, stdio: 'ignore' });

  async function connect(): Promise<Browser> {
    // Each process writes its port to this file.
    const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
    return chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 5_000 });
  }

  /** Quits the process that runs now as the system would; Electron does so without an answer. */
  async function closeBrowser(): Promise<void> {
    const browser = await connect();
    const disconnected = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
    const devTools = await browser.newBrowserCDPSession();
    devTools.send('Browser.close').catch(() => undefined);
    await disconnected;
  }

  async function withPage<Result>(action: (page: Page) => Promise<Result>): Promise<Result> {
    const browser = await connect();
    try {
      const [page] = browser.contexts()[0]?.pages() ?? [];
      if (!page) throw new Error('The app has no window.');
      page.setDefaultTimeout(2_000);
      return await action(page);
    } finally {
      // This only disconnects.
      await browser.close();
    }
  }

  return {
    exited: once(child, 'exit').then(([exitCode]) => exitCode),
    withPage,
    crashPage: () =>
      withPage(async (page) => {
        const crashed = page.waitForEvent('crash');
        const devTools = await page.context().newCDPSession(page);
        // A page that crashes does not answer.
        devTools.send('Page.crash').catch(() => undefined);
        await crashed;
      }),
    async readLog() {
      const text = await readFile(join(folder, 'weaving-hope.log'), 'utf8');
      return text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
    async quit() {
      await closeBrowser().catch(() => child.kill());
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
