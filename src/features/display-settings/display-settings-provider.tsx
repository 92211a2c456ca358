import { type ReactNode, useLayoutEffect } from 'react';
import { sharedState } from '@/components/ui/shared-state';
import { defaultDisplaySettings, displayAttributes } from './display-settings';

const [SettingsProvider, useDisplaySettings] = sharedState(() => defaultDisplaySettings);

export { useDisplaySettings };

function DisplayAttributes() {
  const [settings] = useDisplaySettings();

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const attributes = displayAttributes(settings);
    Object.assign(dataset, attributes);
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [settings]);

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
