import type { ReadResult } from '@/content/content-file';
import type { Content } from '@/content/document';
import { readContent } from '@/content/read-content';
import type { Samples } from '@/content/samples';

/** What files of older versions take from the site, but never from the samples: nobody stands behind those claims and numbers. */
const invented = {
  foundation: undefined,
  mission: undefined,
  areas: undefined,
  approach: undefined,
  steps: undefined,
} as const;

/**
 * Reads the file that the app was started with. Unlike one that staff open, it needs the facts of its foundation, which files
 * of the first version do not have: the invented crisis line of the default content would stand in for them. The mission, which
 * files of the second version do not have, is blank then.
 *
 * @param built what the site is built with
 * @param samples what of that is still the default
 */
export function readStartContent(text: string, built: Content, samples: Samples): ReadResult {
  const isInvented = samples.foundation.name !== undefined;
  return readContent(text, isInvented ? { ...built, ...invented } : built);
}
