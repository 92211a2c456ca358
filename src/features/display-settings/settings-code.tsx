import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { publicSite, useWholeAddress } from '@/address';
import { Button } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';
import { easyParameter, useEasyRead } from '@/features/easy-read';
import { useCapabilities } from '@/host/capabilities';
import { withParameters } from '@/lib/address-query';
import { useDisplaySettings } from './display-settings';
import { settingParameters } from './settings-in-address';

/** The public address of the current screen, with the language and the settings that a browser would keep in it. */
function useSettingsAddress(): string {
  const { pathname } = useLocation();
  const [settings] = useDisplaySettings();
  const [isEasy] = useEasyRead();
  return withParameters(useWholeAddress()(pathname), {
    // The phone may prefer another language.
    lang: useCopy().language.tag,
    ...settingParameters(new URLSearchParams(), settings),
    ...easyParameter(isEasy),
  });
}

/** A code that opens this page with the settings on a phone, since a shared device forgets them. Needs a public address. */
export function SettingsCode() {
  const { code } = useCopy(toolsCopy).displaySettings;
  const { ownsAddress } = useCapabilities();
  const address = useSettingsAddress();
  const [isShown, setShown] = useState(false);
  const figure = useRef<HTMLDivElement>(null);

  // Scrolls to the code, since the dialog may end below the window.
  useEffect(() => {
    if (isShown) figure.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  if (ownsAddress || !publicSite) return null;
  return (
    <div className="mt-3">
      <Button className="w-full" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {code.button}
      </Button>
      <div ref={figure}>{isShown && <QrCode value={address} label={code.scan} size={256} />}</div>
    </div>
  );
}
