import type { ReadResult } from '@/content/content-file';
import type { FileAnswer } from '@/host/types';
import { readStartContent } from './read-start-content';

/** Reads the content file that the app was started with, or says why that cannot be read. */
export async function readAnswer(answer: FileAnswer): Promise<ReadResult> {
  if (answer.kind !== 'read') return { problems: [{ kind: answer.kind }] };
  const { default: built } = await import('site-content/document');
  return readStartContent(answer.text, built);
}
