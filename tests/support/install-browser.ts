import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findChromium, isRoot } from './browser';

const installTimeout = 10 * 60_000;

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly root: boolean;
  readonly debian: boolean;
}

/** Lists the commands that can install a browser on this machine, preferred ones first. */
export function installCommands({ platform, root, debian }: Machine): string[] {
  const withSystemLibraries = root && platform === 'linux' ? ' --with-deps' : '';
  return [
    ...(root && debian
      ? [
          'apt-get update && apt-get install -y chromium-headless-shell',
          // Older releases have no separate headless package.
          'apt-get update && apt-get install -y chromium',
        ]
      : []),
    `npx playwright install${withSystemLibraries} chromium`,
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

/**
 * Installs a browser if the machine has none.
 *
 * @throws when no browser can be installed
 */
export function ensureBrowser(): void {
  const machine = { platform: process.platform, root: isRoot(), debian: isDebian() };
  for (const command of installCommands(machine)) {
    if (findChromium()) return;
    console.log(`No Chromium or Chrome found. Installing one: ${command}`);
    spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      timeout: installTimeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findChromium()) {
    throw new Error(
      'No Chromium or Chrome was found, and installing one failed: install one by hand, or set CHROME_PATH.',
    );
  }
}
