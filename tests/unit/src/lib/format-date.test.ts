import { expect, test } from 'vitest';
import { hasPassed } from '@/lib/format-date';

test.each(['', 'soon', '2024-12', '15.12.2024'])('%j is no day and never over', (text) => {
  expect(hasPassed(text, new Date(2030, 0, 1))).toBe(false);
});

test.each([
  ['on its last minute', new Date(2024, 11, 15, 23, 59), false],
  ['at the next midnight', new Date(2024, 11, 16), true],
  ['in the next year', new Date(2025, 0, 1), true],
])('a day is over %s', (_, now, isOver) => expect(hasPassed('2024-12-15', now)).toBe(isOver));
