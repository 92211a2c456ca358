import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright';
import type { DesktopApp, Driver } from './desktop-app';
import { top } from './top';

/** Runs the app in the real Electron, each time for a new user. */
export function electronDriver(executablePath: string): Driver {
  async function launch(extra: readonly string[]): Promise<DesktopApp> {
    const userData = await mkdtemp(join(tmpdir(), 'desktop-user-'));
    const args = [top, `--user-data-dir=${userData}`, ...extra];
    const electron = await _electron.launch({ executablePath, args, cwd: top });

    return {
      evaluate: electron.evaluate.bind(electron),
      firstWindow: () => electron.firstWindow(),
      async startAgain() {
        const [exitCode] = await once(spawn(executablePath, args, { cwd: top, stdio: 'ignore' }), 'exit');
        return exitCode;
      },
      async close() {
        await electron.close();
        await rm(userData, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  }
  return { name: 'Electron', launch };
}
