import { useMessageDraft, useOpenForms } from '@/features/drafts';
import { visibleText } from '@/lib/visible-text';
import { ErrorScreen } from '@/screens/error/error-screen';

/** Shows the error screen, with what the visitor has typed so far, one field per line, without pictures. */
export function FailedScreen({ error }: { error: unknown }) {
  const [{ values }] = useMessageDraft();
  const forms = useOpenForms((open) => open);
  const drafts = [values, ...[...forms.values()].map(({ draft }) => draft)];
  const typed = drafts
    .flatMap((draft) => [...draft.values()])
    .filter((text) => visibleText(text) && !text.startsWith('data:'));
  return <ErrorScreen error={error} typed={typed.join('\n')} />;
}
