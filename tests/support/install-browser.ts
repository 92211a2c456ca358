import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Engine, findEngine } from '../engines/support/engines';
import { isRoot } from './browser';

const installTimeout = 10 * 60_000;

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly root: boolean;
  readonly debian: boolean;
}

const packages: Readonly<Record<Engine, string>> = {
  Chromium: 'chromium',
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb xdotool',
};

/** Lists the commands that can install a browser on this machine, preferred ones first. */
function installCommands(engine: Engine, { platform, root, debian }: Machine): string[] {
  const withSystemLibraries = root && platform === 'linux' ? ' --with-deps' : '';
  return [
    ...(root && debian ? [`apt-get update && apt-get install -y ${packages[engine]}`] : []),
    `npx playwright install${withSystemLibraries} --no-shell ${engine.toLowerCase()}`,
  ];
}

/** Whether this is Debian, and not a system derived from it. */
export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a browser with an engine if there is none. Says where that fails, and returns whether there is one now. */
export function ensureEngine(engine: Engine): boolean {
  const machine = { platform: process.platform, root: isRoot(), debian: isDebian() };
  for (const command of installCommands(engine, machine)) {
    if (findEngine(engine)) return true;
    console.log(`No browser with ${engine} found. Installing one: ${command}`);
    spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      timeout: installTimeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (findEngine(engine)) return true;
  console.log(`Not run: ${engine}. No browser with it was found, and installing one failed.`);
  return false;
}
