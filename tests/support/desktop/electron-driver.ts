import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright';
import type { DesktopApp, Driver, ExitResult } from './desktop-app';
import { exitResult } from './exit-result';
import { top } from './top';

/** Runs the app in Electron, each time with a new user data folder. */
export function electronDriver(executablePath: string): Driver {
  async function launch(extra: readonly string[]): Promise<DesktopApp> {
    const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
    const args = [top, `--user-data-dir=${userData}`, ...extra];
    const electron = await _electron.launch({ executablePath, args, cwd: top });

    const child: ChildProcess = electron.process();
    return {
      exited: once(child, 'exit').then(([exitCode]) => exitCode),
      evaluate: electron.evaluate.bind(electron),
      firstWindow: () => electron.firstWindow(),
      async launchAgain() {
        const [exitCode] = await once(spawn(executablePath, args, { cwd: top, stdio: 'ignore' }), 'exit');
        return exitCode;
      },
      async close() {
        // `close` alone would wait for an answer to the question about unsaved edits.
        await electron.evaluate(({ app: own }) => own.exit()).catch(() => undefined);
        await electron.close();
        await rm(userData, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  }

  async function runToExit(
    extra: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<ExitResult> {
    const child = spawn(executablePath, [top, ...extra], { cwd: top, env: { ...process.env, ...env } });
    return exitResult(child);
  }
  return { name: 'Electron', launch, runToExit };
}
