import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/components/ui/notify';
import { isSameContent } from '@/content/document';
import { fileProblemText } from '@/content/file/file-problem-text';
import { useFileState } from '@/content/file/use-start-file';
import { useDocuments } from '@/content/store/content-store';
import { currentCopy, useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { deskCopy } from '@/copy/desk';
import { siteCommands } from '@/host/site-commands';
import { useDeskPort } from '@/host/use-desk-port';

/** Dispatches commands from the desk window's menu, and reports the page's state to the window. */
export function DeskBridge() {
  const port = useDeskPort();
  const navigate = useNavigate();
  const { language } = useCopy(deskCopy);
  const documents = useDocuments();
  const { refused } = useFileState();
  // Compares only after a change, because comparing large documents is slow.
  const hasUnsavedEdits = useMemo(
    () => documents !== undefined && !isSameContent(documents.shown, documents.saved),
    [documents],
  );

  const reportRefusal = useEffectEvent(() => {
    const [problem] = refused?.problems ?? [];
    if (!refused || !problem) return;
    notify(() => {
      const { admin } = currentCopy(contentCopy);
      return {
        type: 'error',
        title: refused.name,
        description: `${fileProblemText(problem, admin)} ${admin.contentFile.lastGood}`,
        duration: Number.POSITIVE_INFINITY,
      };
    });
  });

  useEffect(() => port.onOpenScreen((path) => navigate(path)), [port, navigate]);
  useEffect(() => port.onCommand(siteCommands.send), [port]);
  useEffect(() => port.reportEdits(hasUnsavedEdits), [port, hasUnsavedEdits]);
  useEffect(() => port.reportLanguage(language.tag), [port, language]);
  useEffect(() => {
    if (refused) reportRefusal();
  }, [refused]);

  return null;
}
