import { statSync } from 'node:fs';
import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type LogEntry, logLine } from './log-entry';

/** The size at which a file is full, in bytes. */
const fullSize = 1_000_000;

/** How many full files are kept beside the one that is written. */
const keptFiles = 5;

/** A disk that answers no more must not fill the memory with what waits for it. */
const mostWaiting = 100;

/** Where the app tells what happened. */
export interface Log {
  /** Adds a line, now or in a moment; never fails. */
  write(entry: LogEntry): void;
  /** Waits until everything is written, or cannot be. */
  written(): Promise<void>;
}

/** Says whether a folder for the log is there; whether it can be written to may change, and never stops the app. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** Makes room for a new file: the oldest one goes, the others move up by one. */
async function rotate(file: string): Promise<void> {
  for (let number = keptFiles; number > 0; number -= 1) {
    const from = number === 1 ? file : `${file}.${number - 1}`;
    // There are fewer files at first.
    await rename(from, `${file}.${number}`).catch(() => undefined);
  }
}

async function append(file: string, line: string): Promise<void> {
  if ((await sizeOf(file)) + Buffer.byteLength(line) > fullSize) await rotate(file);
  await appendFile(file, line, { mode: 0o600 });
}

/** Opens the log in a folder; without one nothing is ever written. */
export function openLog(folder: string | undefined): Log {
  if (folder === undefined) return { write: () => undefined, written: async () => undefined };
  const file = join(folder, 'weaving-hope.log');
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  return {
    write(entry) {
      if (waiting === mostWaiting) return;
      waiting += 1;
      const line = logLine(entry, new Date());
      last = last
        .then(() => append(file, line))
        // A full or read-only disk costs the line and nothing else.
        .catch(() => undefined)
        .then(() => {
          waiting -= 1;
        });
    },
    written: () => last,
  };
}
