import { expect, test } from 'vitest';
import { readEventTime, toInstant } from '@/content/event-time';

test.each<[string, [start: number, end?: number]]>([
  ['11–1 PM', [11, 13]],
  ['18:00', [18]],
  ['10:00 - 0:00', [10, 24]],
])('%s is read', (text, hours) => {
  const { start = Number.NaN, end } = readEventTime(text) ?? {};
  expect(end === undefined ? [start / 60] : [start / 60, end / 60]).toEqual(hours);
});

test.each([
  '',
  ...'All day, After school, 6:00, 6:00 - 8:00, 10:00 - 2:00, 12:00 - 2:00, 8-12 AM, 12 AM - 12 AM'.split(
    ', ',
  ),
  ...'24:30, 10 PM - 2:00, 13 PM, 0 AM, 25:00, 5 PM - 5 PM, 10-2 AM, 1:75 PM, 10-13 PM'.split(', '),
  ...['13:00 - 25:00', 'Mondays, 6 PM'],
])('%j leaves the time open', (text) => expect(readEventTime(text)).toBeUndefined());

test('a time is read in its zone, also one with half hours', () => {
  expect(toInstant('2026-01-15', 600, 'Asia/Kolkata').toISOString()).toBe('2026-01-15T04:30:00.000Z');
});
