import { useLayoutEffect, useState } from 'react';
import { type DisplaySettings, defaultDisplaySettings, displayAttributes } from './display-settings';

/** The display settings, and how to change them. */
export interface DisplaySettingsState {
  readonly settings: DisplaySettings;
  readonly onChange: (settings: DisplaySettings) => void;
}

/** Holds the display settings in memory and applies them to the page, until the component unmounts. */
export function useDisplaySettings(): DisplaySettingsState {
  const [settings, onChange] = useState(defaultDisplaySettings);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const attributes = displayAttributes(settings);
    Object.assign(dataset, attributes);
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [settings]);

  return { settings, onChange };
}
