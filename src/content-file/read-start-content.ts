import { left } from '@/content/samples-left';
import type { ReadResult } from './content-file';
import { readContentFile } from './read-content-file';
import type { Samples } from './write-content-file';

/**
 * Reads the file that the app was started with. Unlike one that staff open, it needs the facts of its foundation, which files
 * of the first version do not have: the invented crisis line of the samples would stand in for them.
 *
 * @param samples what the site starts with
 */
export function readStartContent(text: string, samples?: Samples): ReadResult {
  const result = readContentFile(text, samples);
  const needsFoundation = left.foundation.includes('name');
  return result.file && !result.file.edits.foundation && needsFoundation
    ? { problems: [{ kind: 'missing', part: 'foundation' }] }
    : result;
}
