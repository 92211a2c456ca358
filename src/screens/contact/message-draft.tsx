import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';
import { visibleText } from '@/lib/visible-text';

const MessageDraftContext = createContext<FormDraft>(new Map());

/** Keeps the values of the contact form while the visitor is on other screens; in memory only. */
export function MessageDraftProvider({ children }: { children: ReactNode }) {
  const [draft] = useState<FormDraft>(() => new Map());
  return <MessageDraftContext value={draft}>{children}</MessageDraftContext>;
}

/** Everything typed into the contact form, one field per line; empty if nothing was. */
export function draftText(draft: FormDraft): string {
  return [...draft.values()].filter(visibleText).join('\n');
}

/** The current visitor's draft of the contact form. */
export function useMessageDraft(): FormDraft {
  return useContext(MessageDraftContext);
}
