import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';
import type { ContentPart, SinglePart } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';

export type AdminTab = ContentPart;

/** A form that is neither saved nor canceled yet. */
export interface OpenForm {
  /** Its subject: a part, an item by its id, or a new item. */
  readonly target: SinglePart | number | 'new';
  readonly draft: FormDraft;
}

/** The open forms, at most one for each tab and language, the latest at the end. */
export type OpenForms = Map<`${AdminTab} ${LanguageTag}`, OpenForm>;

/** Keeps the open forms while Content Management is not shown or has failed; in memory only. */
export const [OpenFormsProvider, useOpenForms] = sharedState<OpenForms>(() => new Map());

/** The tab of the form that was opened last. */
export function latestTab(forms: OpenForms): string | undefined {
  return [...forms.keys()].at(-1)?.split(' ')[0];
}
