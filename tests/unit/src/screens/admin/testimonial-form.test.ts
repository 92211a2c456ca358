import { expect, test } from 'vitest';
import { isRating } from '@/screens/admin/testimonial-form';

test.each(['1', '2', '3', '4', '5'])('%j is a rating', (text) => {
  expect(isRating(text)).toBe(true);
});

test.each(['', ' ', '0', '6', '4.5', '-1', '-0', 'five', 'NaN', 'Infinity', '1e9', '5 stars', '1,0'])(
  '%j is not a rating',
  (text) => {
    expect(isRating(text)).toBe(false);
  },
);
