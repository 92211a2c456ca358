import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Command } from './desktop-app';
import { top } from './top';

/** The result of a process that exited. */
export interface ExitResult {
  readonly exitCode: number | null;
  /** The lines of each stream. Electron and Chromium may write lines of their own before the app's. */
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
}

const lines = (output: string) => output.trim().split(/\r?\n/);

/** Runs a command until it exits, with additional environment variables. */
export async function runToExit(
  [program, args]: Command,
  env: Readonly<Record<string, string>> = {},
): Promise<ExitResult> {
  const child = spawn(program, args, { cwd: top, env: { ...process.env, ...env } });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await once(child, 'exit');
  const [stdout, stderr] = await output;
  return { exitCode, stdout: lines(stdout), stderr: lines(stderr) };
}
