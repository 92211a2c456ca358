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
 * The query string with the display settings in place of those that it names; one that names them stays as it is. A default
 * is not named, so that the device's own preferences apply.
 */
export function withSettings(search: string, settings: DisplaySettings): string {
  const named = settingsIn(search);
  if (displaySettingNames.every((name) => named[name] === settings[name])) return search;
  const parameters = new URLSearchParams(search);
  for (const name of displaySettingNames) {
    if (settings[name] === defaultDisplaySettings[name]) parameters.delete(parameterOf(name));
    else parameters.set(parameterOf(name), settings[name]);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
