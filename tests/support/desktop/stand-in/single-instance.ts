import { rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the lock of a user data folder, and watches for later instances. If another instance has the lock, it gets to
 * know about this one.
 *
 * @returns a function that releases the lock, or `undefined` if another instance has it
 */
export function takeLock(folder: string, onSecondInstance: () => void): (() => void) | undefined {
  const lock = join(folder, 'single-instance');
  const knock = 'second-instance';
  try {
    writeFileSync(lock, '', { flag: 'wx' });
  } catch {
    writeFileSync(join(folder, knock), '');
    return undefined;
  }
  const watcher = watch(folder, (_event, name) => {
    if (name === knock) onSecondInstance();
  });
  return () => {
    watcher.close();
    rmSync(lock);
  };
}
