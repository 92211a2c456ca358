import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright';
import type { Driver } from './desktop-app';
import { runToExit } from './run-to-exit';
import { top } from './top';

/** Runs the app in Electron. */
export function electronDriver(executable: string): Driver {
  const command: Driver['command'] = (args) => [executable, [top, ...args]];

  const launch: Driver['launch'] = async (extra, env = {}) => {
    const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
    const args = [`--user-data-dir=${userData}`, ...extra];
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
      launchAgain: (more = []) => runToExit(command([...args, ...more])),
      async close() {
        // `close` alone would wait for an answer to the question about unsaved edits.
        await electron.evaluate(({ app: own }) => own.exit()).catch(() => undefined);
        await electron.close();
        await rm(userData, { recursive: true, force: true, maxRetries: 10 });
      },
    };
  };
  return { name: 'Electron', scheme: 'app:', command, launch };
}
