import { keysOf } from '@/lib/keys-of';
/** The display settings, each with its choices; the first one is the default. */
export const displayChoices = {
  text: ['100', '125', '150', '175', '200'],
  /** `wide` has at least the values of WCAG 1.4.12. */
  spacing: ['normal', 'wide'],
  theme: ['device', 'paper', 'dark', 'contrast'],
  motion: ['device', 'off'],
  links: ['normal', 'underlined'],
} as const;

type Choices = typeof displayChoices;

/** Identifies a setting in the code and in the page's `data-` attributes. */
export type DisplaySetting = keyof Choices;

export type DisplaySettings = { readonly [Setting in DisplaySetting]: Choices[Setting][number] };

/** All settings in the order in which they are offered. */
export const displaySettingNames = keysOf(displayChoices);

/** The default design, unless the device has preferences of its own. */
export const defaultDisplaySettings: DisplaySettings = {
  text: '100',
  spacing: 'normal',
  theme: 'device',
  motion: 'device',
  links: 'normal',
};

export const largestText = displayChoices.text[4];

/** The text size, in percent, from which sticky parts such as the header take too much room. */
const LARGE_TEXT = 150;

/** Returns the `data-` attributes for the style sheets, without that prefix. Defaults have none: the device decides. */
export function displayAttributes(
  settings: DisplaySettings,
): Partial<Record<DisplaySetting | 'largeText', string>> {
  const changed = displaySettingNames.filter((name) => settings[name] !== defaultDisplaySettings[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, settings[name]])),
    ...(Number(settings.text) >= LARGE_TEXT && { largeText: '' }),
  };
}
