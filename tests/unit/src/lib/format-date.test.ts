import { expect, test } from 'vitest';
import { hasPassed } from '@/lib/format-date';

test.each([
  ['on its last minute', new Date(2024, 11, 15, 23, 59), false],
  ['at the next midnight', new Date(2024, 11, 16), true],
])('a day is over %s', (_, now, isOver) => expect(hasPassed('2024-12-15', now)).toBe(isOver));
