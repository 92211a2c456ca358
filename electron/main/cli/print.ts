import { writeSync } from 'node:fs';

const streams = { stdout: 1, stderr: 2 } as const;

/** Prints a text at once, because the process may exit on the next line. */
export function print(text: string, stream: keyof typeof streams): void {
  try {
    writeSync(streams[stream], `${text}\n`);
  } catch {
    // Ignores the error, because the program that read the output may have ended.
  }
}
