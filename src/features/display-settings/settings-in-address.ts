import {
  type DisplaySetting,
  type DisplaySettings,
  defaultDisplaySettings,
  displayChoices,
  displaySettingNames,
} from './display-choices';

/** The parameter of a setting in the address. */
const parameterOf = (name: DisplaySetting) => (name === 'theme' ? 'colors' : name);

/**
 * The display settings that an address names, as in `?text=200&colors=contrast`; any other value is ignored.
 *
 * @param search the query string of the address
 */
export function settingsIn(search: string): DisplaySettings {
  const parameters = new URLSearchParams(search);
  const named = displaySettingNames.flatMap((name) => {
    const value = parameters.get(parameterOf(name));
    return (displayChoices[name] as readonly (string | null)[]).includes(value) ? [[name, value]] : [];
  });
  return { ...defaultDisplaySettings, ...Object.fromEntries(named) };
}

/**
 * The whole address with the display settings in place of those that it names; one that names them stays as it is. A default
 * is not named, so that the device's own preferences apply.
 */
export function withSettings(address: string, settings: DisplaySettings): string {
  const url = new URL(address);
  const named = settingsIn(url.search);
  if (displaySettingNames.every((name) => named[name] === settings[name])) return address;
  for (const name of displaySettingNames) {
    if (settings[name] === defaultDisplaySettings[name]) url.searchParams.delete(parameterOf(name));
    else url.searchParams.set(parameterOf(name), settings[name]);
  }
  return url.href;
}
