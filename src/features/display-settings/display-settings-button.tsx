import { ALargeSmall } from 'lucide-react';
import { useMemo, useState } from 'react';
import { HeaderButton } from '@/components/ui/header-button';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { useIdleImport } from '@/components/ui/use-idle-import';
import { display } from '@/copy/display-settings';
import { defaultDisplaySettings, displayAttributes } from './display-settings';
import { usePageAttributes } from './use-page-attributes';

const load = () => import('./display-settings-dialog');

/** The button that opens the display settings. They live here, in memory only, and go with it. */
export function DisplaySettingsButton() {
  const [open, setOpen] = useState(false);
  const Dialog = useIdleImport(load, open);
  const [settings, setSettings] = useState(defaultDisplaySettings);
  usePageAttributes(useMemo(() => displayAttributes(settings), [settings]));

  return (
    <>
      <HeaderButton
        icon={ALargeSmall}
        aria-label={display.title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      >
        {display.open}
      </HeaderButton>
      {open && !Dialog && <LoadingNotice />}
      {open && Dialog && <Dialog settings={settings} onChange={setSettings} onClose={() => setOpen(false)} />}
    </>
  );
}
