import { ALargeSmall } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { HeaderButton } from '@/components/ui/header-button';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { displaySettings as copy } from '@/copy/display-settings';
import { common } from '@/copy/site';
import { onDemand } from '@/lib/on-demand';
import { defaultDisplaySettings, displayAttributes } from './display-settings';

/** The code of the dialog. */
export const displaySettingsDialog = onDemand(() => import('./display-settings-dialog'));

/** The button that opens the display settings. It holds them in memory, and they are gone once it unmounts. */
export function DisplaySettingsButton() {
  const [open, setOpen] = useState(false);
  const Dialog = useOnDemand(displaySettingsDialog, open);
  const [settings, setSettings] = useState(defaultDisplaySettings);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const attributes = displayAttributes(settings);
    Object.assign(dataset, attributes);
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [settings]);

  return (
    <>
      <HeaderButton
        icon={ALargeSmall}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        // The label wraps between its words on phones, so that the header stays one row.
        className="@max-[30rem]:basis-22 @max-[30rem]:!py-1 noscript:hidden"
      >
        {copy.title}
      </HeaderButton>
      {open && !Dialog && <LoadingNotice text={common.loading} />}
      {open && Dialog && (
        <ErrorBoundary>
          <Dialog settings={settings} onChange={setSettings} onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
