import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether Chromium's sandbox cannot work, as on Ubuntu since 23.10. Other systems only show that once the app starts. */
  readonly deniesSandbox?: boolean;
}

/** Whether AppArmor denies user namespaces to a program that has no setuid helper to use instead. */
function deniesSandbox(electron: string | undefined): boolean {
  try {
    const setting = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
    if (readFileSync(setting, 'utf8').trim() !== '1') return false;
  } catch {
    return false;
  }
  const helper = electron && statSync(join(dirname(electron), 'chrome-sandbox'), { throwIfNoEntry: false });
  return !(helper && helper.uid === 0 && helper.mode & 0o4000);
}

export function readMachine(electron: string | undefined): Machine {
  const { platform, env } = process;
  return { platform, env, isRoot: process.getuid?.() === 0, deniesSandbox: deniesSandbox(electron) };
}

/** Whether a machine has a display; only Linux machines may lack one. */
export function hasDisplay({ platform, env }: Pick<Machine, 'platform' | 'env'>): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
