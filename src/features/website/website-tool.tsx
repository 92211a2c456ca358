import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/ui/notify';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { useDocuments } from '@/content/store/content-store';
import { currentCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { useSiteCommand } from '@/host/site-commands';
import { useWebsite } from './use-website';
import { WebsiteDialog } from './website-dialog';
import { resultTitle } from './website-result';

/** Publishes the website when staff choose so in the menu or in Content Management. */
export function WebsiteTool() {
  const website = useWebsite();
  const documents = useDocuments();
  const [isOpen = false, setOpen] = useUntilNavigation<boolean>();
  const { result } = website;

  useSiteCommand('saveWebsite', () => setOpen(true));
  useSiteCommand('tryWebsite', () => {
    setOpen(true);
    void website.save('try');
  });

  const reportAnswer = useEffectEvent(() => {
    // Shows a notification only if the dialog is closed: the dialog itself says more.
    if (result && !isOpen)
      notify(() => ({ type: 'info', title: resultTitle(result, currentCopy(deskCopy).website) }));
  });
  useEffect(() => {
    if (result) reportAnswer();
  }, [result]);

  if (!isOpen || !documents) return null;
  return <WebsiteDialog website={website} document={documents.shown} onClose={() => setOpen(false)} />;
}
