/** What decides whether a machine can open a window. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  const { platform, env } = process;
  return { platform, env, isRoot: process.getuid?.() === 0 };
}

/** Whether a machine has a display; only Linux machines may lack one. */
export function hasDisplay({ platform, env }: Omit<Machine, 'isRoot'>): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
