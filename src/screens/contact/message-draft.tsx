import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';

const MessageDraftContext = createContext<FormDraft>(new Map());

/** Keeps the values of the contact form while the visitor is on other screens; in memory only. */
export function MessageDraftProvider({ children }: { children: ReactNode }) {
  const [draft] = useState<FormDraft>(() => new Map());
  return <MessageDraftContext value={draft}>{children}</MessageDraftContext>;
}

/** The current visitor's draft of the contact form. */
export function useMessageDraft(): FormDraft {
  return useContext(MessageDraftContext);
}
