import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';

const MessageDraftContext = createContext<FormDraft>(new Map());

/** Keeps what one visitor has typed into the contact form, while they look at other screens; in memory only. */
export function MessageDraftProvider({ children }: { children: ReactNode }) {
  const [draft] = useState<FormDraft>(() => new Map());
  return <MessageDraftContext value={draft}>{children}</MessageDraftContext>;
}

/** What this visitor has typed into the contact form so far. */
export function useMessageDraft(): FormDraft {
  return useContext(MessageDraftContext);
}
