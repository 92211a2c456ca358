import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Engine, findEngine } from '../engines/support/engines';
import { isRoot } from './browser';

const packages: Readonly<Record<Engine, string>> = {
  Chromium: 'chromium',
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb xdotool',
};

/** Whether this is Debian, and not a system derived from it. */
export const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a browser with an engine if there is none. Says where that fails, and returns whether there is one now. */
export function ensureEngine(engine: Engine): boolean {
  const withLibraries = isRoot() && process.platform === 'linux' ? ' --with-deps' : '';
  const commands = [
    ...(isRoot() && isDebian() ? [`apt-get update && apt-get install -y ${packages[engine]}`] : []),
    `npx playwright install${withLibraries} --no-shell ${engine.toLowerCase()}`,
  ];
  for (const command of commands) {
    if (findEngine(engine)) return true;
    console.log(`No browser with ${engine} found. Installing one: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: 10 * 60_000, env });
  }
  if (findEngine(engine)) return true;
  console.log(`Not run: ${engine}. No browser with it was found, and installing one failed.`);
  return false;
}
