import { writeSync } from 'node:fs';

const streams = { stdout: 1, stderr: 2 } as const;

/** Prints synchronously, because the process may exit right afterward. */
export function print(text: string, stream: keyof typeof streams): void {
  try {
    writeSync(streams[stream], `${text}\n`);
  } catch {
    // Ignores a closed pipe: the program that read the output may have exited.
  }
}
