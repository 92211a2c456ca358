import { ALargeSmall } from 'lucide-react';
import { useMemo, useState } from 'react';
import { display } from '@/words/display';
import { HeaderButton } from '../layout/header-button';
import { SlowNotice } from '../layout/slow-notice';
import { useIdleImport } from '../use-idle-import';
import { defaultDisplay, displayAttributes } from './display-settings';
import { usePageAttributes } from './use-page-attributes';

const load = () => import('./display-dialog');

/** The button that opens the display settings. They live here, in memory only, and go with it. */
export function Display() {
  const [open, setOpen] = useState(false);
  const Dialog = useIdleImport(load, open);
  const [settings, setSettings] = useState(defaultDisplay);
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
      {open && !Dialog && <SlowNotice />}
      {open && Dialog && <Dialog settings={settings} onChange={setSettings} onClose={() => setOpen(false)} />}
    </>
  );
}
