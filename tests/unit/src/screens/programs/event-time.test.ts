import { expect, test } from 'vitest';
import { instantOf, readEventTime } from '@/screens/programs/event-time';

test.each<[string, [start: number, end?: number]]>([
  ['10:00 AM - 2:00 PM', [10, 14]],
  ['10:00\u00a0a.\u00a0m. - 2:00\u00a0p.\u00a0m.', [10, 14]],
  ['6 PM', [18]],
  ['11–1 PM', [11, 13]],
  ['12 PM to 1:30 pm', [12, 13.5]],
  ['12:15 AM - 1 AM', [0.25, 1]],
  ['10 PM - 2 AM', [22, 26]],
  ['8 PM - 12 AM', [20, 24]],
  ['12 AM', [0]],
  ['18:00', [18]],
  ['22:00 - 00:00', [22, 24]],
  ['10:00 - 0:00', [10, 24]],
  ['0:30 - 2:00', [0.5, 2]],
  ['9:30-17:00', [9.5, 17]],
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
])('%j leaves the time open', (text) => {
  expect(readEventTime(text)).toBeUndefined();
});

test.each([
  ['America/St_Johns', '13:30'],
  ['America/New_York', '15:00'],
  ['Asia/Kolkata', '04:30'],
])('ten o’clock of %s is %s in Greenwich', (zone, time) => {
  expect(instantOf('2026-01-15', 600, zone).toISOString()).toBe(`2026-01-15T${time}:00.000Z`);
});
