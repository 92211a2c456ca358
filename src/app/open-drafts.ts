import type { OpenDraft } from '@/features/desk';
import type { MessageDraft, OpenForms } from '@/features/drafts';
import { visibleText } from '@/lib/visible-text';

/**
 * Finds what would be lost: texts of a message that nobody has taken along as they are, and forms of Content Management that
 * someone has begun to fill in.
 */
export function openDrafts({ values, taken }: MessageDraft, forms: OpenForms): OpenDraft[] {
  const drafts: OpenDraft[] = [];
  if ([...values].some(([name, text]) => visibleText(text) && taken?.get(name) !== text)) {
    drafts.push('message');
  }
  if ([...forms.values()].some(({ draft }) => draft.size > 0)) drafts.push('form');
  return drafts;
}
