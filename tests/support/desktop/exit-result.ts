import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { ExitResult } from './desktop-app';

/** Waits for a process to exit, and collects its output. */
export async function exitResult(child: ChildProcess): Promise<ExitResult> {
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [exitCode] = await once(child, 'exit');
  return { exitCode, output: (await output).join('').trim() };
}
