import { MINUTE_MS, offsetAt } from '@/lib/time-zone';
import type { CommunityEvent } from './document';

const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;

/** When an event begins and ends, in minutes since midnight of its day. The end may be unknown, or on the next day. */
interface EventTime {
  start: number;
  end?: number;
}

const time = String.raw`(\d{1,2})(?::([0-5]\d))?([ap]m)?`;

/** Matches one time, or two with a dash or a word between them. */
const timeOrRange = new RegExp(`^${time}(?:(?:[-–—]|to|a)${time})?$`);

/** Whether a time without AM or PM is on a 24-hour clock, and therefore unambiguous. */
const isOf24Hours = (minutes: number) => minutes < HOUR || minutes >= NOON + HOUR;

/** Minutes since midnight; at most 24:00, which ends the day. */
function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number | undefined {
  const minutes = Number(hour) * HOUR + Number(minute ?? 0);
  if (!half) return minute && minutes <= DAY ? minutes : undefined;
  if (minutes < HOUR || minutes >= 13 * HOUR) return undefined;
  return (minutes % NOON) + (half === 'pm' ? NOON : 0);
}

/** Reads a time such as `10:00 AM - 2:00 PM`, `6-8 PM` or `10:00 a. m. - 2:00 p. m.`, if AM or PM is clear. */
export function readEventTime(text: string): EventTime | undefined {
  const parts = timeOrRange.exec(text.toLowerCase().replace(/[\s.]/g, ''));
  if (!parts) return undefined;
  const [, hour = '', minute, half, endHour, endMinute, endHalf] = parts;
  const start = minutesOf(hour, minute, half ?? endHalf);
  if (start === undefined) return undefined;
  const isKnown = endHalf !== undefined || isOf24Hours(start);
  if (endHour === undefined) return half || isKnown ? { start } : undefined;
  const end = minutesOf(endHour, endMinute, endHalf);
  if (end === undefined || start === end || (half && !endHalf)) return undefined;
  if (start < end) return isKnown || isOf24Hours(end) ? { start, end } : undefined;
  // `11-1 PM` begins in the morning, `10 PM - 2 AM` and `22:00 - 2:00` end on the next day.
  if (endHalf && !half) return start >= NOON ? { start: start - NOON, end } : undefined;
  return isKnown || isOf24Hours(end) ? { start, end: end + DAY } : undefined;
}

/** Returns when an event begins and ends; `undefined` if only its day is known. */
export function eventTime({ date, time }: Pick<CommunityEvent, 'date' | 'time'>): EventTime | undefined {
  // Rejects the first and last days of the calendar, whose year does not have four digits in some time zones.
  return /^(0000-01-01|9999-12-31)$/.test(date) ? undefined : readEventTime(time);
}

/** Converts a local time, in minutes since midnight of a day `YYYY-MM-DD` in a time zone, to an instant. */
export function toInstant(day: string, minutes: number, timeZone: string): Date {
  const shown = Date.parse(day) + minutes * MINUTE_MS;
  // Corrects the first estimate if the clocks change between it and that time.
  const guess = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(guess, timeZone));
}
