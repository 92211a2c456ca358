import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The kernel setting that keeps Chromium's sandbox from working; only on Linux. */
  readonly denyingSetting?: DenyingSetting | undefined;
}

/** Kernel settings that deny user namespaces, with their value. Ubuntu has the first since 23.10. */
const denyingSettings = {
  'kernel.apparmor_restrict_unprivileged_userns': '1',
  'kernel.unprivileged_userns_clone': '0',
  'user.max_user_namespaces': '0',
} as const;

export type DenyingSetting = keyof typeof denyingSettings;

function readSetting(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name.replaceAll('.', '/')}`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Finds the kernel setting that denies user namespaces to programs of ordinary users. */
export function findDenyingSetting(read = readSetting): DenyingSetting | undefined {
  const names = Object.keys(denyingSettings) as DenyingSetting[];
  return names.find((name) => read(name) === denyingSettings[name]);
}

type FileStatus = Pick<Stats, 'uid' | 'mode'>;

function readStatus(file: string): FileStatus | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** The permissions to run as the file's owner and to be run by anyone. */
const setuidAndExecutable = 0o4001;

/**
 * Whether Chromium's sandbox can use its setuid helper instead of user namespaces. The helper is beside the executable,
 * or, if there is none, in `CHROME_DEVEL_SANDBOX`, and must be a setuid program of root. A downloaded one never is.
 */
export function hasSetuidSandbox(electron: string, env: Machine['env'], status = readStatus): boolean {
  const helper = status(join(dirname(electron), 'chrome-sandbox')) ?? status(env.CHROME_DEVEL_SANDBOX ?? '');
  return helper?.uid === 0 && (helper.mode & setuidAndExecutable) === setuidAndExecutable;
}

/** The machine that this process runs on. */
export function thisMachine(electron: string | undefined): Machine {
  const { platform, env } = process;
  const needsNamespaces = platform === 'linux' && !(electron && hasSetuidSandbox(electron, env));
  const denyingSetting = needsNamespaces ? findDenyingSetting() : undefined;
  return { platform, env, isRoot: process.getuid?.() === 0, denyingSetting };
}

/** Whether a machine has a display; only Linux machines may lack one. */
export function hasDisplay({ platform, env }: Omit<Machine, 'isRoot'>): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
