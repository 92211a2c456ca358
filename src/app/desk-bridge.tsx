import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/components/ui/notify';
import { screenPaths } from '@/content/screen-paths';
import { fileProblemText } from '@/content-file/file-problems';
import { useStartContent } from '@/content-file/use-start-content';
import { useEdits } from '@/content-store/content-store';
import { contentIn } from '@/content-store/edits';
import { FindOnScreen } from '@/features/desk';
import { TakeAwaySheet } from '@/features/sheet-panel';
import type { DeskCommand, DeskPort } from '@/host/types';
import { offeredLanguages, useCopy } from '@/language';
import { adminCopy } from '@/screens/admin/notices';
import { useContentFiles } from '@/screens/admin/use-content-files';

/** Does what the desk window's menu asks for, and reports what the window has to know about the page. */
export default function DeskBridge({ port }: { port: DeskPort }) {
  const navigate = useNavigate();
  const { language, sampleContent } = useCopy();
  const [edits] = useEdits();
  const { saved, refused } = useStartContent(port.startContent);
  const files = useContentFiles();
  const hasUnsavedEdits = offeredLanguages.some(
    (tag) =>
      JSON.stringify(contentIn(tag, sampleContent, edits)) !==
      JSON.stringify(contentIn(tag, sampleContent, saved)),
  );

  const runCommand = useEffectEvent(async (command: DeskCommand) => {
    if (command === 'open') {
      // Who changed their mind stays where they were.
      if (await files.open()) navigate(screenPaths.admin);
    } else if (command === 'save' || command === 'saveAs') {
      // The reason is told there.
      if ((await files.save(command === 'saveAs')) === 'failed') navigate(screenPaths.admin);
    }
  });
  const reportRefusal = useEffectEvent(() => {
    const [problem] = refused?.problems ?? [];
    if (!refused || !problem) return;
    notify(() => {
      const copy = adminCopy();
      return {
        type: 'error',
        title: refused.name,
        description: `${fileProblemText(problem, copy)} ${copy.contentFile.builtIn}`,
        duration: Number.POSITIVE_INFINITY,
      };
    });
  });

  // Nothing that was shown before a reload is left to be saved over its file.
  useEffect(() => port.startContent.reportShown(undefined), [port]);
  useEffect(() => port.onOpenScreen((path) => navigate(path)), [port, navigate]);
  useEffect(() => port.onCommand((command) => void runCommand(command)), [port]);
  useEffect(() => port.reportEdits(hasUnsavedEdits), [port, hasUnsavedEdits]);
  useEffect(() => port.reportLanguage(language.tag), [port, language]);
  useEffect(() => {
    if (refused) reportRefusal();
  }, [refused]);

  return (
    <>
      <FindOnScreen port={port} />
      <TakeAwaySheet desk={port} />
    </>
  );
}
