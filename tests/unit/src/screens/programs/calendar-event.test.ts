import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CommunityEvent } from '@/content/document';
import { calendarCode, calendarFile } from '@/screens/programs/calendar-event';

const organizer = {
  ...{ name: 'Weaving Hope', email: 'hello@weavinghope.example', phone: '(212) 555-0142' },
  timeZone: 'America/New_York',
};
const event: CommunityEvent = {
  ...{ id: 7, title: 'Garden Day; bring gloves, boots\\hats', location: 'Riverside Park, gate 2' },
  ...{ date: '2027-05-08', time: '9:00 AM - 11:30 AM', description: 'Raised beds.\nNo steps.' },
};
const now = new Date('2026-11-23T12:00:00Z');

function read(changes: Partial<CommunityEvent> = {}, changed?: string) {
  const text = calendarFile({ ...event, ...changes }, organizer, now, changed);
  const vevent = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('There is no event.');
  const { uid, summary, location, description, startDate, endDate, sequence } = new ICAL.Event(vevent);
  const dates = [startDate, endDate].map((date) =>
    date.isDate ? date.toString() : date.toJSDate().toJSON(),
  );
  const modified = vevent.getFirstPropertyValue('last-modified')?.toString();
  return { text, uid, summary, location, description, dates, sequence, modified };
}

test('a calendar reads all of an event, and its id stays the same', () => {
  const { text: _, ...texts } = read();
  expect(texts).toEqual({
    uid: 'event-7@weavinghope.example',
    summary: event.title,
    location: event.location,
    description: '9:00 AM - 11:30 AM\nRaised beds.\nNo steps.\nWeaving Hope, (212) 555-0142',
    dates: ['2027-05-08T13:00:00.000Z', '2027-05-08T15:30:00.000Z'],
    sequence: null,
    modified: undefined,
  });
  expect(read({ title: 'Another' }).uid).toBe(texts.uid);
});

test('an event that staff changed on a later day replaces the earlier one', () => {
  const before = read({}, '2026-11-23');
  const after = read({ title: 'Another' }, '2026-12-01');
  expect(before.modified).toBe('2026-11-23T00:00:00Z');
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test.each([
  ['2027-01-08', '9 AM - 10 AM', '2027-01-08T14:00:00.000Z', '2027-01-08T15:00:00.000Z'],
  // The night in which clocks are put forward.
  ['2027-03-13', '11 PM - 4 AM', '2027-03-14T04:00:00.000Z', '2027-03-14T08:00:00.000Z'],
  ['2027-12-31', 'After school', '2027-12-31', '2028-01-01'],
  ['2027-05-08', '6 PM', '2027-05-08T22:00:00.000Z', '2027-05-08T23:00:00.000Z'],
])('%s, %s is the time in New York, or the whole day, and has an end', (date, time, start, end) => {
  const { dates, text } = read({ date, time });
  expect(dates).toEqual([start, end]);
  // A calendar that has to work the end out, such as iCloud, refuses the file.
  expect(text).toMatch(/^DTEND[;:]/m);
});

test('a calendar writes years with four digits, and no fractions of a second', () => {
  for (const time of ['After school', '9 PM - 11 PM']) {
    const { text } = read({ date: '9999-12-31', time }, '9999-12-31');
    for (const [, value] of text.matchAll(/^(?:DT\w+|LAST-MODIFIED)\S*:(.*)\r$/gm))
      expect(value).toMatch(/^\d{8}(T\d{6}Z)?$/);
  }
});

test('a calendar folds long lines, and no text begins another field', () => {
  const { text, description } = read({ description: `${'🧵 ñandú '.repeat(300)}\r\nDTSTART:19700101` });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(text.match(/^DTSTART/gm)).toHaveLength(1);
  expect(description).toContain(`${'🧵 ñandú '.repeat(300)}\nDTSTART:19700101`);
});

test('the code for a phone holds a short event', () => {
  const long = 'x'.repeat(5_000);
  const code = calendarCode({ ...event, title: long, location: long, description: long }, organizer);
  const [, [, properties]] = [0, ICAL.parse(code)] as [number, [string, [string][]]];
  const names = ['dtstart', 'dtend', 'summary', 'location', 'description'];
  expect(properties.map(([name]) => name)).toEqual(names);
  expect(code.length).toBeLessThan(400);
});
