import type { ReadResult } from '@/content/content-file';
import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { readContent } from '@/content/read-content';

/**
 * Reads the file that the app was started with. Unlike one that staff open, it needs the facts of its foundation, which files
 * of the first version do not have: the invented crisis line of the default content would stand in for them.
 *
 * @param built what the site is built with
 */
export function readStartContent(text: string, built: Content): ReadResult {
  const isInvented = built.foundation.name === defaultContent().foundation.name;
  return readContent(text, isInvented ? { ...built, foundation: undefined } : built);
}
