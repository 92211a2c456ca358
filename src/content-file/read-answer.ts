import type { ReadResult } from '@/content/content-file';
import type { FileAnswer } from '@/host/messages';
import { readStartContent } from './read-start-content';

/** Reads the content file that the app was started with, or says why that cannot be read. */
export async function readAnswer(answer: FileAnswer): Promise<ReadResult> {
  if (answer.kind !== 'read') return { problems: [{ kind: answer.kind }] };
  const [{ default: built }, { default: samples }] = await Promise.all([
    import('site-content/document'),
    import('site-content/samples'),
  ]);
  return readStartContent(answer.text, built, samples);
}
