import type { CommunityEvent } from '@/content/document';
import { eventTime, toInstant } from '@/content/event-time';
import { escapeCardText } from '@/lib/escape-card-text';
import { shortenWithEllipsis } from '@/lib/text-length';

/** The longest line of a calendar file in bytes, without its end (RFC 5545, section 3.1). */
const MAX_LINE = 75;

/** The most characters in a code that is still easy to scan. */
const MAX_TITLE = 60;
const MAX_LOCATION = 80;
const MAX_NOTE = 120;

/** How long an event takes in minutes if it does not say so. */
const USUAL_MINUTES = 60;

const DAY_MS = 24 * 60 * 60_000;
const LAST_DAY = '9999-12-31';

/** The organizer and its time zone. */
export interface Organizer {
  name: string;
  /** An e-mail address; its domain makes the ids of events unique. */
  email: string;
  /** How to reach the foundation, for people to read. */
  phone: string;
  timeZone: string;
}

/** Writes a day as `20270508`. */
const basicDay = (day: string) => day.replaceAll('-', '');

/** Writes an instant as `20270508T130000Z`. */
function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Says when the event is: all day, if its time is unreadable. Adds a missing end, without which iCloud refuses it. */
function times(event: CommunityEvent, { timeZone }: Organizer): string[] {
  const { date } = event;
  const read = eventTime(event);
  if (!read) {
    const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
    // Uses a duration on the very last day, since no calendar reads a following year of five digits.
    const end = date < LAST_DAY ? `DTEND;VALUE=DATE:${basicDay(next)}` : 'DURATION:P1D';
    return [`DTSTART;VALUE=DATE:${basicDay(date)}`, end];
  }
  const at = (minutes: number) => stamp(toInstant(date, minutes, timeZone));
  return [`DTSTART:${at(read.start)}`, `DTEND:${at(read.end ?? read.start + USUAL_MINUTES)}`];
}

/** Continues a long line on the next ones, which begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > MAX_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/**
 * Writes a calendar with one event (RFC 5545). Its id stays and its number grows daily, so that later files update it.
 *
 * @param changed the day on which staff last changed the content, `YYYY-MM-DD`; samples have none
 */
export function calendarFile(
  event: CommunityEvent,
  organizer: Organizer,
  now: Date,
  changed: string | undefined,
): string {
  const { name, email, phone } = organizer;
  const day = changed && basicDay(changed);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCardText(name)}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:event-${event.id}${email.slice(email.indexOf('@'))}`,
    `DTSTAMP:${stamp(now)}`,
    ...(day ? [`LAST-MODIFIED:${day}T000000Z`, `SEQUENCE:${Number(day)}`] : []),
    ...times(event, organizer),
    `SUMMARY:${escapeCardText(event.title)}`,
    `LOCATION:${escapeCardText(event.location)}`,
    `DESCRIPTION:${escapeCardText([event.time, event.description, `${name}, ${phone}`].join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** Writes a short form of the event for a QR code, which phones offer to add to the calendar. */
export function calendarCode(event: CommunityEvent, organizer: Organizer): string {
  return [
    'BEGIN:VEVENT',
    ...times(event, organizer),
    `SUMMARY:${escapeCardText(shortenWithEllipsis(event.title, MAX_TITLE))}`,
    `LOCATION:${escapeCardText(shortenWithEllipsis(event.location, MAX_LOCATION))}`,
    `DESCRIPTION:${escapeCardText(shortenWithEllipsis(`${event.time}, ${organizer.name}, ${organizer.phone}`, MAX_NOTE))}`,
    'END:VEVENT',
  ].join('\r\n');
}
