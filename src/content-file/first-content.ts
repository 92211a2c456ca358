import type { Content } from '@/content/document';
import type { StartFiles } from '@/host/messages';
import type { StartContentPort } from '@/host/types';
import type { FileState } from './file-state';
import { readAnswer } from './read-answer';
import { takeUp } from './take-up';

/** The content from the first paint on, if the app was started with a content file. */
export interface FirstContent {
  readonly document: Content;
  readonly state: FileState;
}

/**
 * Reads what the site starts with.
 *
 * @throws when the content to show cannot be read: the default content must not stand in for it
 */
export async function readFirstContent(
  { shown, refused }: StartFiles,
  port: StartContentPort,
): Promise<FirstContent> {
  const { document, state: first } = takeUp({}, shown, await readAnswer(shown));
  if (!document) throw new Error('The content to start with cannot be read.');
  port.reportShown(shown.sha256);
  if (!refused) return { document, state: first };
  const { state, refusal } = takeUp(first, refused, await readAnswer(refused));
  if (refusal) port.reportRefused(refusal);
  return { document, state };
}
