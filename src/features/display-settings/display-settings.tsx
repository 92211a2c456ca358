import { type ReactNode, useLayoutEffect } from 'react';
import { useQueryUpdate } from '@/address';
import { sharedState } from '@/components/ui/shared-state';
import { getHost } from '@/host';
import { capabilities } from '@/host/capabilities';
import { setRootData } from '@/lib/root-element';
import { defaultDisplaySettings, displayAttributes } from './display-choices';
import { settingParameters, settingsIn } from './settings-in-address';

/** Reads the settings from a browser's address. A kiosk and a desk share theirs with the next visitor, so they start fresh. */
const firstSettings = () =>
  capabilities[getHost().mode].ownsAddress
    ? settingsIn(new URLSearchParams(globalThis.location?.search))
    : defaultDisplaySettings;

const [SettingsProvider, useDisplaySettings] = sharedState(firstSettings);

export { useDisplaySettings };

function DisplayAttributes() {
  const [settings] = useDisplaySettings();

  useLayoutEffect(() => setRootData(displayAttributes(settings)), [settings]);

  useQueryUpdate((query) => settingParameters(query, settings));
  return null;
}

/** Holds the visitor's display settings in memory, and in a browser's address, and applies them until it unmounts. */
export function DisplaySettingsProvider({ children }: { children: ReactNode }) {
  return (
    <SettingsProvider>
      {/* Renders before the page, whose effects measure what the settings change. */}
      <DisplayAttributes />
      {children}
    </SettingsProvider>
  );
}
