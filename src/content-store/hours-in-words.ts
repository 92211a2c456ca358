import { hoursWords } from '@/content/hours-words';
import type { LanguageTag } from '@/content/languages';
import { spaceDayPeriod } from '@/lib/day-period';
import { fill } from '@/lib/fill';
import { openTimes } from '@/lib/open-time';
import type { Edit } from './edits';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Midnight on a Sunday, in Greenwich. */
const SUNDAY = Date.UTC(2024, 0, 7);
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

interface Formats {
  readonly inDays: (time: number) => string;
  readonly inMinutes: (time: number) => string;
}

/** Kept: creating them takes a quarter of the time in which a content file is read. */
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

/** Says the hours of the week in a language, a line for days in a row with the same hours. */
function linesIn(tag: LanguageTag, hours: readonly string[]): readonly string[] {
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

/** Adds to the facts of a foundation its hours in words, which follow from the hours of each day. */
export function withHoursInWords(foundation: Edit): Edit {
  const { hours } = foundation;
  if (!hours) return foundation;
  const tags = Object.keys(hoursWords) as LanguageTag[];
  const lines = tags.map((tag) => [tag, linesIn(tag, hours.all as readonly string[])]);
  return { ...foundation, hoursText: Object.fromEntries(lines) };
}
