import type { FileAnswer, FileError } from '../../../src/host/types';

/** What to do about a file that a save would replace: write, ask first, or give up for that reason. */
export type ReplaceDecision = 'write' | 'ask' | FileError;

/**
 * Decides whether a file may be replaced without a question: somebody else may have changed it since it was opened or
 * saved here.
 *
 * @param onDisk the file as it is now
 * @param known the hash of the content that was opened or saved here last
 * @param ours the hash of what is to be saved
 */
export function decideReplacing(onDisk: FileAnswer, known: string, ours: string): ReplaceDecision {
  if (onDisk.kind === 'read') return onDisk.sha256 === known || onDisk.sha256 === ours ? 'write' : 'ask';
  if (onDisk.kind === 'notFound') return 'write';
  // What cannot be a content file is not what was opened. What cannot be read at all could be anything.
  return onDisk.kind === 'tooLarge' || onDisk.kind === 'notText' ? 'ask' : onDisk.kind;
}
