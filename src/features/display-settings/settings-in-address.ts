import type { QueryParameters } from '@/lib/address-query';
import {
  type DisplaySetting,
  type DisplaySettings,
  defaultDisplaySettings,
  displayChoices,
  displaySettingNames,
} from './display-choices';

const parameterOf = (name: DisplaySetting) => (name === 'theme' ? 'colors' : name);

/** The display settings that an address names, as in `?text=200&colors=contrast`; any other value is ignored. */
export function settingsIn(query: URLSearchParams): DisplaySettings {
  const named = displaySettingNames.flatMap((name) => {
    const value = displayChoices[name].find((choice) => choice === query.get(parameterOf(name)));
    return value ? [[name, value] as const] : [];
  });
  return { ...defaultDisplaySettings, ...Object.fromEntries(named) };
}

/** Names the display settings in an address, except defaults, which the device decides; `undefined` if nothing changes. */
export function settingParameters(
  query: URLSearchParams,
  settings: DisplaySettings,
): QueryParameters | undefined {
  const named = settingsIn(query);
  if (displaySettingNames.every((name) => named[name] === settings[name])) return undefined;
  return Object.fromEntries(
    displaySettingNames.map((name) => [
      parameterOf(name),
      settings[name] === defaultDisplaySettings[name] ? undefined : settings[name],
    ]),
  );
}
