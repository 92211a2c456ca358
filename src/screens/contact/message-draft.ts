import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';

/** Keeps the values of the visitor's contact form, also while they are on other screens; in memory only. */
export const [MessageDraftProvider, useMessageDraft] = sharedState<FormDraft>(() => new Map());
