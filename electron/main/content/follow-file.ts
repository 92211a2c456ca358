import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** How often to check a file whose changes the system may not report, as on a network drive. */
const POLL_MS = 5_000;

/** How long a file must stay unchanged, because a program may still be writing. */
const QUIET_MS = 500;

/** Calls back when a file may have changed, appeared or gone: soon if the file system reports it, or every few seconds. */
export function followFile(path: string, onChange: () => void): () => void {
  let pending: NodeJS.Timeout | undefined;
  const poll = setInterval(onChange, POLL_MS);
  const folder = watchFolder(dirname(path), basename(path), () => {
    clearTimeout(pending);
    pending = setTimeout(onChange, QUIET_MS);
  });
  return () => {
    clearTimeout(pending);
    clearInterval(poll);
    folder?.close();
  };
}

/**
 * Watches the folder rather than the file, because programs replace a file instead of writing into it. Does nothing if the
 * folder is missing.
 */
function watchFolder(folder: string, name: string, onChange: () => void) {
  try {
    const watcher = watch(folder, (_event, changed) => {
      if (changed === null || changed === name) onChange();
    });
    // The drive may have been removed. Polling continues, so only the watcher stops.
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
