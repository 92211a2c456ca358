import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Ending } from './desktop-app';

/** Waits for the end of a process, with what it printed. */
export async function endingOf(child: ChildProcess): Promise<Ending> {
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [exitCode] = await once(child, 'exit');
  return { exitCode, output: (await output).join('').trim() };
}
