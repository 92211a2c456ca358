import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CommunityEvent } from '@/content/types';
import { calendarCode, calendarFile } from '@/screens/programs/calendar-event';

const organizer = {
  name: 'Weaving Hope',
  email: 'hello@weavinghope.example',
  phone: '(212) 555-0142',
  timeZone: 'America/New_York',
};
const event: CommunityEvent = {
  id: 7,
  title: 'Garden Day; bring gloves, boots\\hats',
  date: '2027-05-08',
  time: '9:00 AM - 11:30 AM',
  location: 'Riverside Park, gate 2',
  description: 'Raised beds.\nNo steps.',
};
const now = new Date('2026-11-23T12:00:00Z');

/** The file of an event, as a calendar reads it. */
function read(changed: Partial<CommunityEvent> = {}) {
  const text = calendarFile({ ...event, ...changed }, organizer, now);
  const vevent = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('There is no event.');
  const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(vevent);
  const dates = [startDate, endDate].map((date) =>
    date.isDate ? date.toString() : date.toJSDate().toJSON(),
  );
  return { text, uid, summary, location, description, dates };
}

test('a calendar reads all of an event, and its id stays the same', () => {
  const { text: _, ...texts } = read();
  expect(texts).toEqual({
    uid: 'event-7@weavinghope.example',
    summary: event.title,
    location: event.location,
    description: '9:00 AM - 11:30 AM\nRaised beds.\nNo steps.\nWeaving Hope, (212) 555-0142',
    dates: ['2027-05-08T13:00:00.000Z', '2027-05-08T15:30:00.000Z'],
  });
  expect(read({ title: 'Another' }).uid).toBe(texts.uid);
});

test.each([
  ['2027-01-08', '9 AM - 10 AM', '2027-01-08T14:00:00.000Z', '2027-01-08T15:00:00.000Z'],
  ['2027-05-08', '10 PM - 1 AM', '2027-05-09T02:00:00.000Z', '2027-05-09T05:00:00.000Z'],
  // The night in which clocks are put forward.
  ['2027-03-13', '11 PM - 4 AM', '2027-03-14T04:00:00.000Z', '2027-03-14T08:00:00.000Z'],
  ['2027-12-31', 'After school', '2027-12-31', '2028-01-01'],
])('%s, %s is the time in New York, or the whole day', (date, time, start, end) => {
  expect(read({ date, time }).dates).toEqual([start, end]);
});

test('lines are short and end as they must, and no text begins another field', () => {
  const { text, description } = read({ description: `${'🧵 ñandú '.repeat(300)}\r\nDTSTART:19700101` });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(text.match(/^DTSTART/gm)).toHaveLength(1);
  expect(description).toContain(`${'🧵 ñandú '.repeat(300)}\nDTSTART:19700101`);
});

test('the code for a phone is an event, too, and short', () => {
  const long = 'x'.repeat(5_000);
  const code = calendarCode({ ...event, title: long, location: long, description: long }, organizer);
  const [, [, properties]] = [0, ICAL.parse(code)] as [number, [string, [string][]]];
  expect(properties.map(([name]) => name)).toEqual([
    'dtstart',
    'dtend',
    'summary',
    'location',
    'description',
  ]);
  expect(code.length).toBeLessThan(400);
});
