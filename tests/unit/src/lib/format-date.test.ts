import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasPassed, longDateFormat } from '@/lib/format-date';

afterEach(() => vi.unstubAllEnvs());

// On both sides of Greenwich.
describe.each(['America/Los_Angeles', 'Pacific/Auckland'])('in %s', (zone) => {
  test.each([
    ['2024-12-15', 'December 15, 2024'],
    // The days on which the clocks change, and the ends of a year.
    ['2024-03-10', 'March 10, 2024'],
    ['2024-02-29', 'February 29, 2024'],
  ])('%s reads %s', (day, words) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(longDateFormat('en-US')(day)).toBe(words);
  });
});

test.each(['', ' ', 'soon', '2024-13-01', '2024-12-32', '2024-02-30', '2025-02-29', '15.12.2024', '<b>'])(
  '%j is no day and stays as it is',
  (text) => expect(longDateFormat('en-US')(text)).toBe(text),
);

test.each(['', 'soon', '2024-12', '15.12.2024'])('%j is no day and never over', (text) => {
  expect(hasPassed(text, new Date(2030, 0, 1))).toBe(false);
});

test.each([
  ['on its last minute', new Date(2024, 11, 15, 23, 59), false],
  ['at the next midnight', new Date(2024, 11, 16), true],
  ['in the next year', new Date(2025, 0, 1), true],
])('a day is over %s', (_, now, isOver) => expect(hasPassed('2024-12-15', now)).toBe(isOver));
