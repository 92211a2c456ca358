import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import type { GuideCopy } from '../reading/phrase';

/** The values that visitors choose from. The lowest volume can still be heard. */
const choices = {
  /** The speed of the voice, of which 1 is normal. */
  rate: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
  /** Its volume in percent. */
  volume: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  /** The time of a step of a scan that moves by itself, in milliseconds. */
  stepMs: [500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000],
  /** The time in which two presses of one switch count as one, in milliseconds. With 0, every press counts. */
  bounceMs: [0, 300, 500, 1000, 1500, 2000],
} satisfies Record<string, readonly number[]>;

type Setting = keyof typeof choices;

export type GuideSettings = Readonly<Record<Setting, number>>;

/** The settings that each visitor starts with: loud enough for an office, with room to go louder. */
export const defaultSettings: GuideSettings = { rate: 1, volume: 70, stepMs: 1500, bounceMs: 300 };

/** A step to the next higher or lower value of a setting. */
export type SettingChange = readonly [setting: Setting, direction: 1 | -1];

/** Changes the setting by one step, within its limits. */
export function changeSetting(settings: GuideSettings, [name, direction]: SettingChange): GuideSettings {
  const values: readonly number[] = choices[name];
  return { ...settings, [name]: values[values.indexOf(settings[name]) + direction] ?? settings[name] };
}

/** The settings of the voice in percent, as the guide says them. */
export const spokenLevels = ({ rate, volume }: GuideSettings) => ({ rate: Math.round(rate * 100), volume });

/** Formats the time per step. */
export function stepText({ stepMs }: GuideSettings, { switches }: GuideCopy, locale: string): string {
  const seconds = stepMs / 1000;
  return fill(plural(switches.settings.stepTime, seconds, locale), { seconds });
}

/** Formats the time within which presses count as one. */
export function bounceText({ bounceMs }: GuideSettings, { switches }: GuideCopy, locale: string): string {
  const { bounce, noBounce } = switches.settings;
  const seconds = bounceMs / 1000;
  return bounceMs > 0 ? fill(plural(bounce, seconds, locale), { seconds }) : noBounce;
}

/** Formats the new value of a setting, and says if it is the highest or the lowest. */
export function settingAnswer(
  settings: GuideSettings,
  [name, direction]: SettingChange,
  copy: GuideCopy,
  locale: string,
): string {
  if (name === 'stepMs') return stepText(settings, copy, locale);
  if (name === 'bounceMs') return bounceText(settings, copy, locale);
  const { slowest, rate, fastest, quietest, quieter, louder, loudest } = copy.settings;
  const change = direction > 0 ? louder : quieter;
  const [lowest, between, highest] =
    name === 'volume' ? [quietest, change, loudest] : [slowest, rate, fastest];
  const limits: ReadonlyMap<number | undefined, string> = new Map([
    [choices[name][0], lowest],
    [choices[name].at(-1), highest],
  ]);
  return fill(limits.get(settings[name]) ?? between, { percent: spokenLevels(settings)[name] });
}
