import { appendFileSync } from 'node:fs';
import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { foundationFileName } from '../../../src/content/file-name';
import { type LogEntry, logLine } from './log-entry';

/** The size beyond which a file is rotated, in bytes. */
const maxFileSize = 1_000_000;

/** How many rotated files are kept beside the current one. */
const rotatedFiles = 5;

/** The most lines that wait for the disk; a disk that hangs would otherwise fill the memory. */
const maxPendingLines = 100;

/** The permissions of a new file: its account may write, and its group only read. The folder may give it another group. */
const mode = 0o640;

export interface LogPlace {
  /** The folder of the log; without one, nothing is logged. */
  readonly folder: string | undefined;
  /** The name of the kiosk, which appears in each line and in the file's name, because kiosks may share a folder. */
  readonly kioskName: string | undefined;
}

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
    // Ignores files that do not exist yet.
    await rename(from, `${file}.${number}`).catch(() => undefined);
  }
}

/** Opens the log, which is named for a foundation; without a folder nothing is written. */
export function openLog({ folder, kioskName }: LogPlace, foundation: string): Log {
  if (folder === undefined) {
    return { write: () => undefined, writeNow: () => undefined, flush: async () => undefined };
  }
  const name = [foundationFileName(foundation), kioskName].filter(Boolean).join('-');
  const file = join(folder, `${name}.log`);
  const format = (entry: LogEntry) => logLine(entry, new Date(), kioskName);

  async function append(line: string): Promise<void> {
    if ((await sizeOf(file)) + Buffer.byteLength(line) > maxFileSize) await rotate(file);
    await appendFile(file, line, { mode });
  }

  let last: Promise<void> = Promise.resolve();
  let pendingLines = 0;

  return {
    write(entry) {
      if (pendingLines === maxPendingLines) return;
      pendingLines += 1;
      const line = format(entry);
      last = last
        .then(() => append(line))
        // Drops the line if the disk is full or read-only, which must not stop the app.
        .catch(() => undefined)
        .then(() => {
          pendingLines -= 1;
        });
    },
    writeNow(entry) {
      try {
        appendFileSync(file, format(entry), { mode });
      } catch {
        // Drops the line, as `write` does.
      }
    },
    flush: () => last,
  };
}
