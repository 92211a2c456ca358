import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright';
import type { DesktopApp, Driver, Ending } from './desktop-app';
import { endingOf } from './exit-of';
import { top } from './top';

/** Runs the app in the real Electron, each time for a new user. */
export function electronDriver(executablePath: string): Driver {
  async function launch(extra: readonly string[]): Promise<DesktopApp> {
    const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
    const args = [top, `--user-data-dir=${userData}`, ...extra];
    const electron = await _electron.launch({ executablePath, args, cwd: top });

    const child: ChildProcess = electron.process();
    return {
      ended: once(child, 'exit').then(([exitCode]) => exitCode),
      evaluate: electron.evaluate.bind(electron),
      firstWindow: () => electron.firstWindow(),
      async startAgain() {
        const [exitCode] = await once(spawn(executablePath, args, { cwd: top, stdio: 'ignore' }), 'exit');
        return exitCode;
      },
      async close() {
        // An app that asks before it closes would wait for an answer.
        await electron.evaluate(({ app: own }) => own.exit()).catch(() => undefined);
        await electron.close();
        await rm(userData, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  }

  async function runToEnd(extra: readonly string[], env: Readonly<Record<string, string>>): Promise<Ending> {
    const child = spawn(executablePath, [top, ...extra], { cwd: top, env: { ...process.env, ...env } });
    return endingOf(child);
  }
  return { name: 'Electron', launch, runToEnd };
}
