import { expect, test } from 'vitest';
import { median, pairwiseRatios, relativeGrowth } from '../../bench/statistics';

test('median: the middle value, or the mean of the two middle values, or NaN if there are none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('pairwiseRatios: compares run by run; the ratio of 0 to 0 is 1', () => {
  expect(pairwiseRatios([2, 9, 0], [1, 3, 0])).toEqual([2, 3, 1]);
});

test('relativeGrowth: 0 for a constant series with single outliers, and detects a steady rise', () => {
  expect(relativeGrowth([10, 10, 500, 10, 10, 10])).toBe(0);
  expect(relativeGrowth([100, 101, 102, 103, 104])).toBeCloseTo(4 / 102);
});
