import { appendFileSync } from 'node:fs';
import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type LogEntry, logLine } from './log-entry';

/** The size beyond which a file is rotated, in bytes. */
const maxFileSize = 1_000_000;

/** How many rotated files are kept beside the current one. */
const rotatedFiles = 5;

/** How many lines may wait for the disk; without a limit, a disk that hangs would fill the memory. */
const maxPendingLines = 100;

/** The app's log of what happened. */
export interface Log {
  /** Appends a line in the background; never throws. */
  write(entry: LogEntry): void;
  /** Appends a line before it returns, for a process that is about to be ended; never throws. */
  writeNow(entry: LogEntry): void;
  /** Resolves when every line is written or has failed. */
  flush(): Promise<void>;
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** Makes room for a new file: deletes the oldest one and renumbers the others. */
async function rotate(file: string): Promise<void> {
  for (let number = rotatedFiles; number > 0; number -= 1) {
    const from = number === 1 ? file : `${file}.${number - 1}`;
    // At first there are fewer files.
    await rename(from, `${file}.${number}`).catch(() => undefined);
  }
}

/** Only the account of the app may read the log. */
const fileOptions = { mode: 0o600 };

async function append(file: string, line: string): Promise<void> {
  if ((await sizeOf(file)) + Buffer.byteLength(line) > maxFileSize) await rotate(file);
  await appendFile(file, line, fileOptions);
}

/** Opens the log in a folder; without a folder nothing is written. */
export function openLog(folder: string | undefined): Log {
  if (folder === undefined) {
    return { write: () => undefined, writeNow: () => undefined, flush: async () => undefined };
  }
  const file = join(folder, 'weaving-hope.log');
  let last: Promise<void> = Promise.resolve();
  let pendingLines = 0;

  return {
    write(entry) {
      if (pendingLines === maxPendingLines) return;
      pendingLines += 1;
      const line = logLine(entry, new Date());
      last = last
        .then(() => append(file, line))
        // On a full or read-only disk only the line is lost.
        .catch(() => undefined)
        .then(() => {
          pendingLines -= 1;
        });
    },
    writeNow(entry) {
      try {
        appendFileSync(file, logLine(entry, new Date()), fileOptions);
      } catch {
        // As above.
      }
    },
    flush: () => last,
  };
}
