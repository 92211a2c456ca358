import { spaceDayPeriod } from '@/lib/day-period';
import { fill } from '@/lib/fill';
import { longDateFormat } from '@/lib/format-date';
import { openTimes } from '@/lib/open-time';
import { hoursWords } from './hours-words';
import type { LanguageTag } from './languages';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Midnight on a Sunday, in Greenwich. */
const SUNDAY = Date.UTC(2024, 0, 7);
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

interface Formats {
  readonly inDays: (time: number) => string;
  readonly inMinutes: (time: number) => string;
}

/** Kept: creating them takes long. */
const formats = new Map<LanguageTag, Formats>();

function formatsIn(tag: LanguageTag): Formats {
  const known = formats.get(tag);
  if (known) return known;
  const { locale, weekday } = hoursWords[tag];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format;
  const created = { inDays: format({ weekday }), inMinutes: format({ hour: 'numeric', minute: '2-digit' }) };
  formats.set(tag, created);
  return created;
}

/**
 * Says the hours of the week in a language, a line for days in a row with the same hours.
 *
 * @param hours of each day, from Sunday, as in the document
 */
export function hoursInWords(tag: LanguageTag, hours: readonly string[]): readonly string[] {
  const { locale, space, pair, span, times, open, closed } = hoursWords[tag];
  const { inDays, inMinutes } = formatsIn(tag);
  const dayName = (day = 0) => inDays(SUNDAY + day * DAY_MS);
  // Browsers differ in their spaces, and some write `a. m.`
  const clock = (minutes: number) =>
    spaceDayPeriod(
      inMinutes(SUNDAY + minutes * MINUTE_MS)
        .replace(/\s/g, space)
        .replace(/\.\sm\./, '.m.'),
    );

  const runs: number[][] = [];
  for (const day of fromMonday) {
    const run = runs.at(-1);
    if (run && hours[run[0] ?? day] === hours[day]) run.push(day);
    else runs.push([day]);
  }
  return runs.map((days) => {
    const [from = 0] = days;
    const pattern = days.length === 1 ? '{from}' : days.length === 2 ? pair : span;
    const names = fill(pattern, { from: dayName(from), to: dayName(days.at(-1)) });
    const spans = openTimes(hours[from]).map(({ opens, closes }) =>
      fill(times, { opens: clock(opens), closes: clock(closes) }),
    );
    const line = fill(spans.length > 0 ? open : closed, { days: names, times: spans.join(', ') });
    return line.charAt(0).toLocaleUpperCase(locale) + line.slice(1);
  });
}

/** Says in a language on which days an office is closed beside its usual hours; no line if on none. */
export function closedInWords(tag: LanguageTag, closedDays: readonly string[]): readonly string[] {
  const { locale, closedOn } = hoursWords[tag];
  const days = closedDays.map(longDateFormat(locale)).join('; ');
  return days ? [fill(closedOn, { days })] : [];
}
