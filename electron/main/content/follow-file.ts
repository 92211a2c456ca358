import { unwatchFile, watch, watchFile } from 'node:fs';
import { basename, dirname } from 'node:path';

/** How often a file is looked at on a drive that tells nothing, such as one in the network. */
const POLL_MS = 5_000;

/** Time without a further change, in which a program may still be writing. */
const QUIET_MS = 500;

/**
 * Calls back whenever a file may have changed, come or gone: soon where the file system tells, and otherwise within some
 * seconds.
 *
 * @returns a function that stops it
 */
export function followFile(path: string, onChange: () => void): () => void {
  let pending: NodeJS.Timeout | undefined;
  function changed() {
    clearTimeout(pending);
    pending = setTimeout(onChange, QUIET_MS);
  }
  watchFile(path, { interval: POLL_MS }, changed);
  const folder = watchFolder(dirname(path), basename(path), changed);
  return () => {
    clearTimeout(pending);
    unwatchFile(path, changed);
    folder?.close();
  };
}

/** Watches the folder, since programs replace a file rather than write into it; not if it is not there. */
function watchFolder(folder: string, name: string, onChange: () => void) {
  try {
    const watcher = watch(folder, (_event, changed) => {
      if (changed === null || changed === name) onChange();
    });
    // A drive that is taken out: looking at the file goes on.
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
