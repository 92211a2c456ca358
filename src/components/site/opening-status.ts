import type { OpeningCopy } from '@/copy/types';
import { fill } from '@/lib/fill';
import { formatTimeOfDay, parseOpenTimes } from '@/lib/open-time';
import { MINUTE_MS, offsetAt } from '@/lib/time-zone';

/** A clock that shows a time outside this range was never set. */
const EARLIEST = Date.UTC(2024, 0);
const LATEST = Date.UTC(2100, 0);

const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many days ahead the name of a weekday is clear enough. */
const DAYS_AHEAD = 7;

/** Returns the calendar day, as its midnight in Greenwich, and the minutes since midnight on a clock in that time zone. */
function wallClock(now: Date, timeZone: string): { today: number; minutes: number } {
  const shown = now.getTime() + offsetAt(now.getTime(), timeZone);
  const today = Math.floor(shown / DAY_MS) * DAY_MS;
  return { today, minutes: Math.floor((shown - today) / MINUTE_MS) };
}

/** Writes a time of day, such as `9 AM`, `4:30 PM` or `9 a. m.`, so that it does not break. */
const timeOfDay = (minutes: number, { dayPeriods }: OpeningCopy) =>
  formatTimeOfDay(minutes, dayPeriods).replace(':00', '').replaceAll(/\s/g, '\u00a0');

const isSet = (now: Date) => now.getTime() >= EARLIEST && now.getTime() < LATEST;

const isClosedDay = (day: Date, closedDays: readonly string[]) =>
  closedDays.includes(day.toISOString().slice(0, 10));

/** Whether the office is open now. Assumes that it is if the clock is not set. */
export function isOpen({ hours, closedDays, timeZone }: OpeningCopy, now: Date): boolean {
  if (!isSet(now)) return true;
  const { today, minutes } = wallClock(now, timeZone);
  const day = new Date(today);
  const times = isClosedDay(day, closedDays) ? [] : parseOpenTimes(hours[day.getUTCDay()]);
  return times.some(({ opens, closes }) => minutes >= opens && minutes < closes);
}

/** Says whether the office is open now and until when, or when it opens next; only the hours if the clock is not set. */
export function openingStatus(opening: OpeningCopy, now: Date): string {
  const { hours, closedDays, timeZone, days, open, opensToday, opensLater } = opening;
  const hoursText = opening.hoursText.join(', ');
  if (!isSet(now)) return hoursText;

  const { today, minutes } = wallClock(now, timeZone);
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead++) {
    const day = new Date(today + daysAhead * DAY_MS);
    if (isClosedDay(day, closedDays)) continue;
    for (const { opens, closes } of parseOpenTimes(hours[day.getUTCDay()])) {
      const time = timeOfDay(opens, opening);
      if (daysAhead > 0) return fill(opensLater, { day: days[day.getUTCDay()] ?? '', time });
      if (minutes < opens) return fill(opensToday, { time });
      if (minutes < closes) return fill(open, { time: timeOfDay(closes, opening) });
    }
  }
  return hoursText;
}
