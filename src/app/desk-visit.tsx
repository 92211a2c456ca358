import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { notify } from '@/components/ui/notify';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { offeredLanguages } from '@/content/languages';
import { startLanguage } from '@/content/store/start-language';
import { currentCopy, useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { screenPaths } from '@/copy/screen-paths';
import { AskToClear, PhoneList, ShortcutList } from '@/features/desk';
import { useMessageDraft, useOpenForms } from '@/features/drafts';
import { useContentFiles } from '@/features/open-and-save';
import { useShare } from '@/features/share';
import { useVisitEnd } from '@/features/visit-end';
import { useSiteCommand } from '@/host/site-commands';
import { useDeskPort } from '@/host/use-desk-port';
import { findOpenDrafts } from './find-open-drafts';

/** How long to wait before the notification: a live region must be on the page before its text. */
const DELAY_MS = 100;

export interface DeskVisitProps {
  isNext: boolean;
  onVisitEnd: () => void;
  /** Names each text in other tools that the end of the visit would lose. */
  drafts: readonly string[];
}

/** Carries out the commands of a desk window during a visit, and ends the visit. */
export function DeskVisit({ isNext, onVisitEnd, drafts }: DeskVisitProps) {
  const port = useDeskPort();
  const navigate = useNavigate();
  const files = useContentFiles();
  const [message] = useMessageDraft();
  const forms = useOpenForms((open) => open);
  const endVisit = useVisitEnd();
  const [dialog, setDialog] = useUntilNavigation<'question' | 'phoneList' | 'shortcuts'>();
  const close = () => setDialog(undefined);
  const sharing = useShare();
  const texts = useCopy(deskCopy).newVisitor.question.drafts;
  const typed = [...findOpenDrafts(message, forms).map((draft) => texts[draft]), ...drafts];
  const hasTyped = typed.length > 0;

  useEffect(() => port.reportDrafts(hasTyped), [port, hasTyped]);

  function startNextVisit() {
    endVisit(offeredLanguages.find((tag) => tag === port.language) ?? startLanguage);
    port.reportVisitEnd();
    onVisitEnd();
  }

  async function save(asOther: boolean) {
    // Opens Content Management, which shows the reason.
    if ((await files.save(asOther)) === 'failed') navigate(screenPaths.admin);
  }

  useSiteCommand('open', async () => {
    // Stays on this screen if staff cancel.
    if (await files.open()) navigate(screenPaths.admin);
  });
  useSiteCommand('save', () => void save(false));
  useSiteCommand('saveAs', () => void save(true));
  useSiteCommand('newVisitor', () => (hasTyped ? setDialog('question') : startNextVisit()));
  useSiteCommand('share', async () => {
    if (!sharing) return;
    const { address, share } = sharing;
    const shared = await share();
    notify(() => {
      const { copied, byHand } = currentCopy(deskCopy).share;
      return shared === 'copied'
        ? { type: 'success', title: copied }
        : { type: 'info', title: byHand, description: address };
    });
  });
  useSiteCommand('phoneList', () => setDialog('phoneList'));
  useSiteCommand('shortcuts', () => setDialog('shortcuts'));

  useEffect(() => {
    if (!isNext) return;
    const timer = setTimeout(
      () => notify(() => ({ type: 'success', title: currentCopy(deskCopy).newVisitor.ready })),
      DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isNext]);

  return (
    <ErrorBoundary resetKey={dialog}>
      {dialog === 'question' && <AskToClear drafts={typed} onKeep={close} onClear={startNextVisit} />}
      {dialog === 'phoneList' && <PhoneList onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutList onClose={close} />}
    </ErrorBoundary>
  );
}
