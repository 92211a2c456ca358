import { draftText, useMessageDraft } from '@/screens/contact/message-draft';
import { ErrorScreen } from '@/screens/error/error-screen';

/** The error screen, with what the visitor has typed so far. */
export function FailedScreen({ error }: { error: unknown }) {
  return <ErrorScreen error={error} typed={draftText(useMessageDraft())} />;
}
