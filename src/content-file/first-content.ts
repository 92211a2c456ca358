import type { Edits } from '@/content-store/edits';
import { fillInFoundation } from '@/content-store/fill-in-foundation';
import type { StartContentPort, StartFiles } from '@/host/types';
import type { FileState } from './file-state';
import { readAnswer } from './read-answer';
import { takeUp } from './take-up';

/** What the site shows from the first paint on, if the app was started with a content file. */
export interface FirstContent {
  readonly edits: Edits;
  readonly state: FileState;
}

/**
 * Reads what the site starts with, and fills its facts into all copy.
 *
 * @throws when the content to show cannot be read: the samples must not stand in for it
 */
export async function readFirstContent(
  { shown, refused }: StartFiles,
  port: StartContentPort,
): Promise<FirstContent> {
  const first = takeUp({ saved: {} }, shown, await readAnswer(shown));
  if (!first.edits) throw new Error('The content to start with cannot be read.');
  fillInFoundation(first.edits.foundation);
  port.reportShown(shown.sha256);
  if (!refused) return { edits: first.edits, state: first.state };
  const { state, refusal } = takeUp(first.state, refused, await readAnswer(refused));
  if (refusal) port.reportRefused(refusal);
  return { edits: first.edits, state };
}
