import type { OpeningCopy } from '@/content/types';
import { spaceDayPeriod } from '@/lib/day-period';
import { fill } from '@/lib/fill';
import { openTime } from '@/lib/open-time';

/** A clock that shows an earlier or a later time was never set. */
const EARLIEST = Date.UTC(2024, 0);
const LATEST = Date.UTC(2100, 0);

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** 1970 began on a Thursday. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creates each formatter once: on a slow device, that takes as long as rendering a screen. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** The day of the week, from Sunday, and the minutes since midnight on a clock in that time zone. */
function wallClock(now: Date, timeZone: string): { day: number; minutes: number } {
  const parts = format('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Writes a time of day, such as `9 AM`, `4:30 PM` or `9 a. m.` as in the copy, so that it does not break. */
function timeOfDay(minutes: number, locale: string): string {
  const minute = minutes % 60 === 0 ? undefined : '2-digit';
  const time = format(locale, { timeZone: 'UTC', hour: 'numeric', minute }).format(minutes * MINUTE_MS);
  return spaceDayPeriod(time).replaceAll(/\s/g, '\u00a0');
}

function dayOfWeek(day: number, locale: string): string {
  return format(locale, { timeZone: 'UTC', weekday: 'long' }).format(FIRST_SUNDAY_MS + day * DAY_MS);
}

/**
 * Says whether the office is open now, and until when, or when it opens next. A day may not be longer than until midnight.
 *
 * @returns only the hours if the clock is not set
 */
export function openingStatus(opening: OpeningCopy, now: Date): string {
  const { hours, timeZone, locale, open, opensToday, opensLater } = opening;
  const hoursText = opening.hoursText.join(', ');
  if (!(now.getTime() >= EARLIEST && now.getTime() < LATEST)) return hoursText;

  const { day: today, minutes } = wallClock(now, timeZone);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const day = (today + daysAhead) % 7;
    const times = openTime(hours[day]);
    if (!times) continue;
    const time = timeOfDay(times.opens, locale);
    if (daysAhead > 0) return fill(opensLater, { day: dayOfWeek(day, locale), time });
    if (minutes < times.opens) return fill(opensToday, { time });
    if (minutes < times.closes) return fill(open, { time: timeOfDay(times.closes, locale) });
  }
  return hoursText;
}
