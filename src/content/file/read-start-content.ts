import type { Content } from '@/content/document';
import type { ReadResult } from '@/content/file-rules';
import { readContent } from '@/content/read-content';
import type { RemainingSamples } from '@/content/remaining-samples';

/** Facts that files of older versions never take from the samples, because nobody stands behind those claims and numbers. */
const invented = {
  foundation: undefined,
  mission: undefined,
  areas: undefined,
  approach: undefined,
  steps: undefined,
} as const;

/**
 * Reads the file that the app was started with. Rejects version 1, for whose missing facts invented ones would stand in,
 * such as the crisis line. The mission, which version 2 lacks, is then blank. `built` is the content of the site, `samples`
 * what of the default content is still in it.
 */
export function readStartContent(text: string, built: Content, samples: RemainingSamples): ReadResult {
  const isInvented = samples.foundation.name !== undefined;
  return readContent(text, isInvented ? { ...built, ...invented } : built);
}
