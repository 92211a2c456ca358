import type { FileError, FileResult } from '../../../src/host/messages';

/** The decision about a file that a save would replace: write, ask first, or give up for that reason. */
type ReplaceDecision = 'write' | 'ask' | FileError;

/** Whether two results have the same content. All files that cannot be read count as the same. */
const isSame = (one: FileResult, other: FileResult) =>
  one.kind === other.kind && (one.kind !== 'read' || other.kind !== 'read' || one.sha256 === other.sha256);

/**
 * Decides whether a file may be replaced without a question, since somebody else may have changed it. `known` and `ours`
 * are hashes: of what was opened or saved here last, and of what is to be saved.
 *
 * @param agreed the file as it was when staff agreed to replace it, if they have just been asked
 */
export function decideOverwrite(
  onDisk: FileResult,
  known: string,
  ours: string,
  agreed?: FileResult,
): ReplaceDecision {
  if (agreed && isSame(onDisk, agreed)) return 'write';
  if (onDisk.kind === 'read') return onDisk.sha256 === known || onDisk.sha256 === ours ? 'write' : 'ask';
  if (onDisk.kind === 'notFound') return 'write';
  // A file that is too large or not text cannot be the one that was opened. One that cannot be read could be any file.
  return onDisk.kind === 'tooLarge' || onDisk.kind === 'notText' ? 'ask' : onDisk.kind;
}
