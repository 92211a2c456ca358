import type { Machine } from './launch-errors';

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  const { platform, env } = process;
  return { platform, env, isRoot: process.getuid?.() === 0 };
}
