import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';
import type { ListName } from '@/content-store/reducer';

/** A tab of Content Management. */
export type AdminTab = 'hero' | ListName;

/** A form that is neither saved nor canceled yet. */
export interface OpenForm {
  /** What it edits: the hero, an item by its id, or an item that is added. */
  readonly target: 'hero' | number | 'new';
  readonly draft: FormDraft;
}

/** The open forms, at most one a tab, the one that was opened last at the end. */
type OpenForms = Map<AdminTab, OpenForm>;

/** Keeps the open forms of Content Management while it is not shown, or has failed; in memory only. */
export const [OpenFormsProvider, useOpenForms] = sharedState<OpenForms>(() => new Map());
