import { useEffect, useEffectEvent, useState } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';
import { notify } from '@/components/ui/notify';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { parseSiteUrl } from '@/content/site-url';
import { currentCopy, useDocuments } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { useDeskCommand } from '@/host/desk-commands';
import { useWebsite } from './use-website';
import { answerTitle } from './website-answer';
import { WebsiteDialog } from './website-dialog';

/** Publishes the website, once staff choose so in the menu or in Content Management. */
export function WebsiteTool() {
  const website = useWebsite();
  const documents = useDocuments();
  const [draft, setDraft] = useState<FormDraft>(new Map());
  const [isOpen = false, setOpen] = useUntilNavigation<boolean>();
  const { answer } = website;

  useDeskCommand('saveWebsite', () => setOpen(true));
  useDeskCommand('tryWebsite', () => {
    setOpen(true);
    void website.save('try', parseSiteUrl(draft.get('address')?.trim() ?? ''));
  });

  const reportAnswer = useEffectEvent(() => {
    // Shows a notification only if the dialog is closed: the dialog itself says more.
    if (answer && !isOpen)
      notify(() => ({ type: 'info', title: answerTitle(answer, currentCopy(deskCopy).website) }));
  });
  useEffect(() => {
    if (answer) reportAnswer();
  }, [answer]);

  if (!isOpen || !documents) return null;
  return (
    <WebsiteDialog
      website={website}
      document={documents.shown}
      draft={draft}
      onTyped={(name, text) => setDraft((typed) => new Map(typed).set(name, text))}
      onClose={() => setOpen(false)}
    />
  );
}
