import { visibleText } from '@/lib/visible-text';
import type { OpenForms } from '@/screens/admin/open-forms';
import type { MessageDraft } from '@/screens/contact/message-draft';

/** What has been typed and would be lost with the visit or the window. */
export type OpenDraft = 'message' | 'form';

/**
 * Finds what would be lost: a message with a text that the visitor has not taken along as it is, and forms of Content
 * Management that someone has begun to fill in.
 */
export function openDrafts({ values, taken }: MessageDraft, forms: OpenForms): OpenDraft[] {
  const isMessageOpen = [...values].some(([name, text]) => visibleText(text) && taken?.get(name) !== text);
  const isFormOpen = [...forms.values()].some(({ draft }) => draft.size > 0);
  return [...(isMessageOpen ? (['message'] as const) : []), ...(isFormOpen ? (['form'] as const) : [])];
}
