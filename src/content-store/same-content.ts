import type { EditableContent } from '@/content/types';
import { offeredLanguages } from '@/language';
import { contentIn, type Edits } from './edits';

/** Whether two sets of edits show the same in every language, not only in the one that is shown now. */
export function isSameContent(edits: Edits, others: Edits, samples: EditableContent): boolean {
  return offeredLanguages.every(
    (tag) =>
      JSON.stringify(contentIn(tag, samples, edits)) === JSON.stringify(contentIn(tag, samples, others)),
  );
}
