import type { FileAnswer } from '@/host/types';
import type { ReadResult } from './content-file';
import { readStartContent } from './read-start-content';
import { contentFileTools } from './tools';

/** Reads the content file that the app was started with, or says why that cannot be read. */
export async function readAnswer(answer: FileAnswer): Promise<ReadResult> {
  if (answer.kind !== 'read') return { problems: [{ kind: answer.kind }] };
  const { samples } = await contentFileTools.keepFetching();
  return readStartContent(answer.text, samples);
}
