import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sharedState } from '@/components/ui/shared-state';
import { getHost } from '@/host';
import { useHost } from '@/host/host-context';
import { setRootData } from '@/lib/root-element';
import { defaultDisplaySettings, displayAttributes } from './display-choices';
import { settingsIn, withSettings } from './settings-in-address';

/** A browser begins with those of its address, which a kiosk and a desk share with whoever comes next. */
const firstSettings = () =>
  getHost().mode === 'web' ? settingsIn(globalThis.location?.search ?? '') : defaultDisplaySettings;

const [SettingsProvider, useDisplaySettings] = sharedState(firstSettings);

export { useDisplaySettings };

function DisplayAttributes() {
  const [settings] = useDisplaySettings();
  const { mode } = useHost();
  const location = useLocation();

  useLayoutEffect(() => setRootData(displayAttributes(settings)), [settings]);

  // After each navigation, since going back leads to an entry of before the change.
  useLayoutEffect(() => {
    if (mode !== 'web' || !location) return;
    const { href } = window.location;
    const address = withSettings(href, settings);
    if (address !== href) window.history.replaceState(window.history.state, '', address);
  }, [mode, settings, location]);
  return null;
}

/** Holds the visitor's display settings in memory, and in a browser's address, and applies them to the page, until it unmounts. */
export function DisplaySettingsProvider({ children }: { children: ReactNode }) {
  return (
    <SettingsProvider>
      {/* Before the page, whose effects may measure what the settings change. */}
      <DisplayAttributes />
      {children}
    </SettingsProvider>
  );
}
