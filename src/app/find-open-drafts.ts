import type { DeskCopy } from '@/copy/desk';
import { hasTyped, type MessageDraft, type OpenForms } from '@/features/drafts';
import { visibleText } from '@/lib/visible-text';

type OpenDraft = keyof DeskCopy['newVisitor']['question']['drafts'];

/** Finds what would be lost: a message that changed since it was last taken along, and forms with unsaved input. */
export function findOpenDrafts({ values, taken }: MessageDraft, forms: OpenForms): OpenDraft[] {
  const drafts: OpenDraft[] = [];
  if ([...values].some(([name, text]) => visibleText(text) && taken?.get(name) !== text)) {
    drafts.push('message');
  }
  if (hasTyped(forms)) drafts.push('form');
  return drafts;
}
