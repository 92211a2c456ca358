import { readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const lockName = 'single-instance';
const handOverName = 'second-instance';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Creates the lock file, unless there is one of a process that still runs. */
function createLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    writeFileSync(file, `${process.pid}`);
    return true;
  }
}

/**
 * Takes the lock of a user data folder, and watches for later instances. If another instance has the lock, hands over
 * this one's arguments to it.
 *
 * @param onSecondInstance gets the arguments of a later instance
 * @returns a function that releases the lock, or `undefined` if another instance has it
 */
export function takeLock(
  folder: string,
  onSecondInstance: (argv: string[]) => void,
): (() => void) | undefined {
  const [lock, handOver] = [join(folder, lockName), join(folder, handOverName)];
  if (!createLock(lock)) {
    // Renamed, so that the other instance never reads half a file.
    writeFileSync(`${handOver}-${process.pid}`, JSON.stringify(process.argv));
    renameSync(`${handOver}-${process.pid}`, handOver);
    return undefined;
  }
  const watcher = watch(folder, (_event, name) => {
    if (name !== handOverName) return;
    try {
      const argv = JSON.parse(readFileSync(handOver, 'utf8'));
      rmSync(handOver);
      onSecondInstance(argv);
    } catch {
      // Several events may report one file.
    }
  });
  return () => {
    watcher.close();
    rmSync(lock);
  };
}
