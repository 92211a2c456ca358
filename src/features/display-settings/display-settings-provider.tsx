import { type ReactNode, useLayoutEffect } from 'react';
import { sharedState } from '@/components/ui/shared-state';
import { setRootData } from '@/lib/root-element';
import { defaultDisplaySettings, displayAttributes } from './display-settings';

const [SettingsProvider, useDisplaySettings] = sharedState(() => defaultDisplaySettings);

export { useDisplaySettings };

function DisplayAttributes() {
  const [settings] = useDisplaySettings();

  useLayoutEffect(() => setRootData(displayAttributes(settings)), [settings]);
  return null;
}

/** Holds the visitor's display settings in memory and applies them to the page, until it unmounts. */
export function DisplaySettingsProvider({ children }: { children: ReactNode }) {
  return (
    <SettingsProvider>
      {/* Before the page, whose effects may measure what the settings change. */}
      <DisplayAttributes />
      {children}
    </SettingsProvider>
  );
}
