import { expect, test } from 'vitest';
import { openingStatus } from '@/components/site/opening-status';
import * as page from '@/copy/en/shared';
import { filledCopy } from '../../../../support/filled-copy';

const opening = {
  ...filledCopy(page).reachUs.opening,
  open: 'Open now until {time}',
  opensToday: 'Closed, opens at {time}',
  opensLater: 'Closed, opens {day} at {time}',
};

const statusAt = (time: string, copy = opening): string =>
  openingStatus(copy, new Date(time)).replaceAll('\u00a0', ' ');

test.each([
  ['to the last minute', '2024-12-02T17:59:59-05:00', 'Open now until 6 PM'],
  ['no longer at closing time', '2024-12-02T18:00:00-05:00', 'Closed, opens Tuesday at 8 AM'],
  ['on Sunday', '2024-12-08T12:00:00-05:00', 'Closed, opens Monday at 8 AM'],
])('%s', (_, time, status) => expect(statusAt(time)).toBe(status));

test('the day before clocks go forward, the office opens at its usual time, and is closed in the hour they skip', () => {
  expect(statusAt('2025-03-08T13:59:59Z')).toBe('Closed, opens at 9 AM');
  expect(statusAt('2025-03-08T14:00:00Z')).toMatch(/^Open now/);
  for (const time of ['2025-03-09T07:00:00Z', '2025-11-02T05:30:00Z', '2025-11-02T06:30:00Z'])
    expect(statusAt(time)).toBe('Closed, opens Monday at 8 AM');
});

test('with a clock that was never set, only the hours are shown', () => {
  for (const time of ['1970-01-01T12:00:00Z', '2023-12-31T23:59:59Z', '2100-01-01T00:00:00Z', 'no time'])
    expect(statusAt(time)).toBe(opening.hoursText.join(', '));
});

test('an office may be open until midnight, at odd times, once a week, or never', () => {
  const on = (hours: string) => ({ ...opening, timeZone: 'UTC', hours: [hours] });
  const sunday = '2024-12-08T12:00:00Z';
  expect(statusAt(sunday, on('10:00-24:00'))).toBe('Open now until 12 AM');
  expect(statusAt(sunday, on('12:30-13:20'))).toBe('Closed, opens at 12:30 PM');
  expect(statusAt(sunday, on('00:00-10:00'))).toBe('Closed, opens Sunday at 12 AM');
  expect(statusAt(sunday, { ...opening, hours: [] })).toBe(opening.hoursText.join(', '));
});

test('an office is closed all day, in its own time zone, on the dates that it names', () => {
  const copy = { ...opening, closedDays: ['2024-12-24', '2024-12-25'] };
  expect(statusAt('2024-12-23T12:00:00-05:00', copy)).toBe('Open now until 6 PM');
  expect(statusAt('2024-12-23T23:00:00-05:00', copy)).toBe('Closed, opens Thursday at 8 AM');
  expect(statusAt('2024-12-25T12:00:00-05:00', copy)).toBe('Closed, opens Thursday at 8 AM');
});
