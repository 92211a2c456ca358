import { fill } from '@/lib/fill';
import type { GuideCopy } from './phrase';

/** The speeds of the voice, of which 1 is normal, and the volumes in percent, none of which is silent. */
const rates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const volumes: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** How fast and how loud the guide speaks: a rate from 0.5 to 2, and a volume from 10 to 100 percent. */
export interface Levels {
  readonly rate: number;
  readonly volume: number;
}

/** The levels that each visitor starts with: loud enough for an office, with room to go louder. */
export const defaultLevels: Levels = { rate: 1, volume: 70 };

export type LevelChange = 'slower' | 'faster' | 'quieter' | 'louder';

/** Takes one step along a list of values, and stays at the ends. */
export function stepAlong(values: readonly number[], value: number, direction: 1 | -1): number {
  return values[Math.min(values.length - 1, Math.max(0, values.indexOf(value) + direction))] ?? value;
}

const percent = (rate: number) => Math.round(rate * 100);

/** Takes one step, and stays at the ends. */
export function changeLevels({ rate, volume }: Levels, change: LevelChange): Levels {
  const direction = change === 'faster' || change === 'louder' ? 1 : -1;
  return change === 'slower' || change === 'faster'
    ? { rate: stepAlong(rates, rate, direction), volume }
    : { rate, volume: stepAlong(volumes, volume, direction) };
}

export function levelAnswer({ rate, volume }: Levels, change: LevelChange, guide: GuideCopy): string {
  const copy = guide.settings;
  if (change === 'quieter' || change === 'louder') {
    const ends = { quieter: volume === 10 && copy.quietest, louder: volume === 100 && copy.loudest };
    return fill(ends[change] || copy[change], { percent: volume });
  }
  const text = rate === rates[0] ? copy.slowest : rate === rates.at(-1) ? copy.fastest : copy.rate;
  return fill(text, { percent: percent(rate) });
}

/** The settings as "Where am I?" says them. */
export function levelsText({ rate, volume }: Levels, guide: GuideCopy): string {
  return fill(guide.where.settings, { rate: percent(rate), volume });
}
