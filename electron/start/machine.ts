import { readFileSync } from 'node:fs';

/** What decides whether a machine can open a window. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The kernel setting that denies user namespaces, which Chromium's sandbox needs; only on Linux. */
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

/**
 * Finds the kernel setting that denies user namespaces to programs of ordinary users.
 *
 * @param read returns the value of a setting, or `undefined` if the kernel does not know it
 */
export function findDenyingSetting(read = readSetting): DenyingSetting | undefined {
  const names = Object.keys(denyingSettings) as DenyingSetting[];
  return names.find((name) => read(name) === denyingSettings[name]);
}

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  const { platform, env } = process;
  const denyingSetting = platform === 'linux' ? findDenyingSetting() : undefined;
  return { platform, env, isRoot: process.getuid?.() === 0, denyingSetting };
}

/** Whether a machine has a display; only Linux machines may lack one. */
export function hasDisplay({ platform, env }: Omit<Machine, 'isRoot'>): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
