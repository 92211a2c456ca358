import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';

/** The visitor's answers in the full form or in that of Easy read. */
export interface MessageDraft {
  readonly values: FormDraft;
  /** How many questions of Easy read come before the current one. */
  readonly step: number;
  /** Counts the edits made elsewhere than in the full form, which then starts anew from the values. */
  readonly outsideEdits: number;
  /** The values as they were when the visitor last took the message along. */
  readonly taken?: FormDraft;
}

/** Keeps the visitor's message, also while they are on other screens; in memory only. */
export const [MessageDraftProvider, useMessageDraft] = sharedState<MessageDraft>(() => ({
  values: new Map(),
  step: 0,
  outsideEdits: 0,
}));
