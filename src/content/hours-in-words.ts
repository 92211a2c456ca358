import { fill } from '@/lib/fill';
import { formatTimeOfDay, parseOpenTimes } from '@/lib/open-time';
import { hoursFormats } from './hours-format';
import type { LanguageTag } from './languages';
import { longDate } from './long-date';

const fromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Formats weekly hours, starting on Sunday, in a language: one line for consecutive days with the same hours. */
export function hoursInWords(tag: LanguageTag, hours: readonly string[]): readonly string[] {
  const { locale, days: names, dayPeriods, pair, span, times, open, closed } = hoursFormats[tag];
  const dayName = (day = 0) => names[day] ?? '';
  const clock = (minutes: number) => formatTimeOfDay(minutes, dayPeriods);

  const runs: number[][] = [];
  for (const day of fromMonday) {
    const run = runs.at(-1);
    if (run && hours[run[0] ?? day] === hours[day]) run.push(day);
    else runs.push([day]);
  }
  return runs.map((days) => {
    const [from = 0] = days;
    const pattern = days.length === 1 ? '{from}' : days.length === 2 ? pair : span;
    const run = fill(pattern, { from: dayName(from), to: dayName(days.at(-1)) });
    const spans = parseOpenTimes(hours[from]).map(({ opens, closes }) =>
      fill(times, { opens: clock(opens), closes: clock(closes) }),
    );
    const line = fill(spans.length > 0 ? open : closed, { days: run, times: spans.join(', ') });
    return line.charAt(0).toLocaleUpperCase(locale) + line.slice(1);
  });
}

/** Formats the additional days on which an office is closed, in a language; returns no line if there are none. */
export function closedInWords(tag: LanguageTag, closedDays: readonly string[]): readonly string[] {
  const { closedOn } = hoursFormats[tag];
  const days = closedDays.map((day) => longDate(tag, day)).join('; ');
  return days ? [fill(closedOn, { days })] : [];
}
